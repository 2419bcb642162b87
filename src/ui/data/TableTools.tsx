import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, Columns3, Rows3 } from 'lucide-react';
import { menuItemRadio, useMenu } from '#src/lib/useMenu.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Text } from '../base/Text.tsx';
import type { Density } from './useTablePreferences.ts';

interface TableToolsProps {
  /** The current distance between rows. */
  density: Density;
  /** Called with the chosen density; the menu closes. */
  onDensity: (density: Density) => void;
  /** The columns that can be hidden, by their names in the table's head. */
  columns: readonly { field: string; name: string }[];
  /** Fields of the columns that are hidden. */
  hidden: readonly string[];
  /** Fields of the columns that are left out for lack of room. */
  noRoom?: readonly string[];
  /** Called with the fields of all hidden columns; the menu stays open. */
  onHidden: (hidden: string[]) => void;
  /** The buttons are icons, where there is little room. */
  short?: boolean;
}

const densities: { value: Density; label: string }[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'standard', label: 'Standard' },
  { value: 'comfortable', label: 'Comfortable' },
];

const tool = { minWidth: 40, gap: 1 } as const;

/**
 * The buttons Density and Columns with their menus. The Data Grid's toolbar has no density selector, and its columns panel is a
 * dialog with a search and checkboxes: these are menus in the toolbar that the grid and the cards share.
 */
export function TableTools({
  density,
  onDensity,
  columns,
  hidden,
  noRoom = [],
  onHidden,
  short = false,
}: TableToolsProps) {
  const rows = useMenu('Density');
  const fields = useMenu('Columns');
  const toggle = (field: string) =>
    onHidden(hidden.includes(field) ? hidden.filter((one) => one !== field) : [...hidden, field]);
  const choose = (value: Density) => () => {
    onDensity(value);
    rows.close();
  };
  return (
    <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>
      <Button variant="text" color="secondary" {...rows.button} sx={tool}>
        <Rows3 size={16} aria-hidden />
        <Box component="span" sx={short ? visuallyHidden : {}}>
          Density
        </Box>
      </Button>
      <Button variant="text" color="secondary" {...fields.button} sx={tool}>
        <Columns3 size={16} aria-hidden />
        <Box component="span" sx={short ? visuallyHidden : {}}>
          Columns
        </Box>
      </Button>
      <Menu {...rows.menu}>
        {densities.map(({ value, label }) => (
          <MenuItem key={value} {...menuItemRadio(value === density, choose(value))}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      <Menu {...fields.menu}>
        {columns.map(({ field, name }) => (
          <MenuItem
            key={field}
            role="menuitemcheckbox"
            aria-checked={!hidden.includes(field)}
            onClick={() => toggle(field)}
          >
            <Check size={16} style={{ opacity: hidden.includes(field) ? 0 : 1 }} />
            {name}
            {noRoom.includes(field) ? (
              <Text component="span" variant="caption" quiet sx={{ ml: 'auto', pl: 2 }}>
                no room
              </Text>
            ) : null}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
