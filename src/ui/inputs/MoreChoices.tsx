import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, ChevronDown } from 'lucide-react';
import { useMenu } from '#src/lib/useMenu.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { chipLook, chosenChip } from './chipStyles.ts';
import type { Option } from './SelectField.tsx';

interface MoreChoicesProps {
  /** The group's label: 'Bedrooms'. */
  label: string;
  /** The options in the menu. */
  options: readonly Option[];
  /** The values chosen in the whole group. */
  chosen: readonly string[];
  /** Several can be chosen: the menu stays open, and the button's label stays More. */
  multiple?: boolean;
  disabled?: boolean;
  /** The group shows an error. */
  invalid?: boolean;
  /** Called with a value and its new checked state. */
  onChoose: (value: string, on: boolean) => void;
}

/** The last chip of a long group: opens a menu with the other options and shows the one chosen there. */
export function MoreChoices({ label, options, chosen, multiple, disabled, invalid, onChoose }: MoreChoicesProps) {
  const { button, menu, close } = useMenu(`More ${label.toLowerCase()}`);
  const shown = multiple ? undefined : options.find(({ value }) => chosen.includes(value));
  const choose = (value: string) => {
    onChoose(value, multiple ? !chosen.includes(value) : true);
    if (!multiple) close();
  };
  return (
    <>
      <Button
        {...button}
        disabled={Boolean(disabled)}
        onBlur={(event) => {
          if (menu.open) event.stopPropagation();
        }}
        sx={{
          '&&': chipLook(disabled, invalid),
          '&&, &&:hover, &&.Mui-disabled': shown ? chosenChip : {},
          ...(disabled && !shown
            ? { '&&.Mui-disabled': { bgcolor: 'roles.hover', borderColor: 'roles.line', color: 'roles.slate' } }
            : {}),
        }}
      >
        <span>
          {shown?.label ?? 'More'}
          <Box component="span" sx={visuallyHidden}>
            {shown ? ` chosen, more ${label.toLowerCase()}` : ` ${label.toLowerCase()}`}
          </Box>
        </span>
        <ChevronDown size={14} aria-hidden />
      </Button>
      <Menu
        {...menu}
        // Moving between the menu and the chips does not leave the group.
        onBlur={(event) => event.stopPropagation()}
        slotProps={{ ...menu.slotProps, paper: { sx: { maxHeight: 320, mt: 0.75 } } }}
      >
        {options.map((option) => {
          const on = chosen.includes(option.value);
          return (
            <MenuItem
              key={option.value}
              role={multiple ? 'menuitemcheckbox' : 'menuitemradio'}
              aria-checked={on}
              selected={on}
              disabled={Boolean(option.disabled)}
              onClick={() => choose(option.value)}
              sx={{ justifyContent: 'space-between', minWidth: 120 }}
            >
              {option.label}
              {on ? <Check size={16} aria-hidden /> : null}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
