import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface RowActionsProps {
  /** The row's name for screen readers, such as the person's name. */
  label: string;
  /** The row's actions, the most likely first. */
  actions: readonly { label: string; onClick: () => void }[];
}

/** A row's actions as text buttons, which gain a background and a border while the row is hovered or they have focus. */
export function RowActions({ label, actions }: RowActionsProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, justifyContent: 'flex-end' }}
    >
      {actions.map((action) => (
        <Button
          key={action.label}
          className="row-action"
          variant="text"
          size="small"
          aria-label={`${action.label} ${label}`}
          onClick={action.onClick}
          sx={{ border: '1px solid transparent' }}
        >
          {action.label}
        </Button>
      ))}
    </Box>
  );
}
