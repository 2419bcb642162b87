import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { chipLook, chosenChip } from './chipLook.ts';
import type { Option } from './SelectField.tsx';

interface MoreChoicesProps {
  /** The label of the set it ends: 'Bedrooms'. */
  label: string;
  /** The choices behind it. */
  options: readonly Option[];
  /** The values chosen in the whole set. */
  chosen: readonly string[];
  /** Several may be chosen: the menu stays open and ticks them, and the button goes on saying More. */
  multiple?: boolean;
  /** Out of reach for now. */
  disabled?: boolean;
  /** Its set shows an error. */
  invalid?: boolean;
  /** Called with a value and whether it is now chosen. */
  onChoose: (value: string, on: boolean) => void;
}

/** The last pill of a long row: opens the rest as a menu, then shows the one chosen there. */
export function MoreChoices({ label, options, chosen, multiple, disabled, invalid, onChoose }: MoreChoicesProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = multiple ? undefined : options.find(({ value }) => chosen.includes(value));
  const choose = (value: string) => {
    onChoose(value, multiple ? !chosen.includes(value) : true);
    if (!multiple) setAnchor(null);
  };
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        disabled={Boolean(disabled)}
        onClick={(event) => setAnchor(event.currentTarget)}
        onBlur={(event) => {
          if (anchor) event.stopPropagation();
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
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        // Into the menu and back is not out of the set.
        onBlur={(event) => event.stopPropagation()}
        slotProps={{
          list: { 'aria-label': `More ${label.toLowerCase()}` },
          paper: { sx: { maxHeight: 320, mt: '6px' } },
        }}
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
