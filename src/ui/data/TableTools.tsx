import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, Columns3, Rows3 } from 'lucide-react';
import { useState } from 'react';
import type { Density } from './useTablePreferences.ts';

interface TableToolsProps {
  /** How close the rows stand now. */
  density: Density;
  /** A density was chosen; the menu closes. */
  onDensity: (density: Density) => void;
  /** The columns that may be hidden, by the names in the table's head. */
  columns: readonly { field: string; name: string }[];
  /** Fields of the columns that are hidden now. */
  hidden: readonly string[];
  /** A column was hidden or shown: all that are hidden from now on. The menu stays open. */
  onHidden: (hidden: string[]) => void;
}

const densities: { value: Density; label: string }[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'standard', label: 'Standard' },
  { value: 'comfortable', label: 'Comfortable' },
];

/** Density and Columns: two quiet buttons with their menus. */
export function TableTools({ density, onDensity, columns, hidden, onHidden }: TableToolsProps) {
  const [open, setOpen] = useState<{ menu: 'density' | 'columns'; at: HTMLElement } | null>(null);
  const close = () => setOpen(null);
  const toggle = (field: string) =>
    onHidden(hidden.includes(field) ? hidden.filter((one) => one !== field) : [...hidden, field]);
  return (
    <Box sx={{ display: 'flex', gap: '4px', ml: 'auto' }}>
      <Button
        variant="text"
        color="secondary"
        startIcon={<Rows3 size={16} />}
        aria-haspopup="menu"
        aria-expanded={open?.menu === 'density'}
        onClick={(event) => setOpen({ menu: 'density', at: event.currentTarget })}
      >
        Density
      </Button>
      <Button
        variant="text"
        color="secondary"
        startIcon={<Columns3 size={16} />}
        aria-haspopup="menu"
        aria-expanded={open?.menu === 'columns'}
        onClick={(event) => setOpen({ menu: 'columns', at: event.currentTarget })}
      >
        Columns
      </Button>
      <Menu
        open={open?.menu === 'density'}
        anchorEl={open?.at}
        onClose={close}
        slotProps={{ list: { 'aria-label': 'Density' } }}
      >
        {densities.map(({ value, label }) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === density}
            selected={value === density}
            onClick={() => {
              onDensity(value);
              close();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      <Menu
        open={open?.menu === 'columns'}
        anchorEl={open?.at}
        onClose={close}
        slotProps={{ list: { 'aria-label': 'Columns' } }}
      >
        {columns.map(({ field, name }) => (
          <MenuItem
            key={field}
            role="menuitemcheckbox"
            aria-checked={!hidden.includes(field)}
            onClick={() => toggle(field)}
          >
            <Check size={16} style={{ opacity: hidden.includes(field) ? 0 : 1 }} />
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
