import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown } from 'lucide-react';
import { useMenu } from '#src/lib/useMenu.ts';
import { overLine } from '#src/theme/spacing.ts';

interface SplitButtonProps extends Omit<ButtonProps, 'size' | 'variant'> {
  /** Names the second half and its menu. */
  menuLabel: string;
  /** The other choices, in the menu. */
  choices: readonly { readonly label: string; readonly onChoose: () => void }[];
}

/** A small button with a second half that opens a menu of other choices. The other props are the first half's. */
export function SplitButton({ menuLabel, choices, disabled = false, ...first }: SplitButtonProps) {
  const { button, menu, close } = useMenu(menuLabel);
  return (
    <Box sx={{ display: 'inline-flex', flex: 'none' }}>
      <Button {...first} size="small" disabled={disabled} sx={{ borderRadius: '8px 0 0 8px' }} />
      <Button
        size="small"
        disabled={disabled}
        aria-label={menuLabel}
        {...button}
        sx={{
          p: 0,
          ml: overLine,
          width: { xs: 44, sm: 32 },
          borderRadius: '0 8px 8px 0',
          '@media (pointer: coarse)': { width: 44 },
        }}
      >
        <ChevronDown size={16} />
      </Button>
      <Menu
        {...menu}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ ...menu.slotProps, paper: { sx: { minWidth: 208, mt: 0.5 } } }}
      >
        {choices.map(({ label, onChoose }) => (
          <MenuItem
            key={label}
            onClick={() => {
              close();
              onChoose();
            }}
            sx={{ minHeight: { xs: 48, sm: 40 } }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
