import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface RowActionsProps {
  /** Whose row it is, for screen readers: the person's name. */
  label: string;
  /** What can be done with the row, the most likely first. */
  actions: readonly { label: string; onClick: () => void }[];
}

/** A row's actions as words; they gain paper and a line while the row is pointed at or they have focus. */
export function RowActions({ label, actions }: RowActionsProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px', justifyContent: 'flex-end' }}
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
