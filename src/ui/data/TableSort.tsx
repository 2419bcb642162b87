import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { menuItemRadio, useMenu } from '#src/lib/useMenu.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import type { TableSort as Sort } from './tableTypes.ts';

interface TableSortProps {
  /** The columns that can be sorted by, with their names in the table's head. */
  columns: readonly { field: string; name: string }[];
  /** The current order, if one was chosen. */
  sort: Sort | undefined;
  /** Called with the chosen order; the menu closes. */
  onSort: (sort: Sort | undefined) => void;
}

const orders = [
  { order: 'asc', words: 'ascending', Icon: ArrowUp },
  { order: 'desc', words: 'descending', Icon: ArrowDown },
] as const;

/** Chooses the order of a table whose rows are cards and which has no column heads; on a phone the button is an icon. */
export function TableSort({ columns, sort, onSort }: TableSortProps) {
  const { button, menu, close } = useMenu('Sort');
  const chosen = columns.find(({ field }) => field === sort?.field);
  const Icon = (chosen && orders.find(({ order }) => order === sort?.order)?.Icon) ?? ArrowUpDown;
  const choose = (next: Sort | undefined) => () => {
    close();
    onSort(next);
  };
  return (
    <>
      <Button
        variant="text"
        color="secondary"
        {...button}
        sx={{ ml: 'auto', gap: 1, minWidth: 44, px: { xs: 1.5, sm: 1.5 } }}
      >
        <Icon size={16} aria-hidden />
        <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden })}>
          {chosen ? `Sorted by ${chosen.name}` : 'Sort'}
        </Box>
      </Button>
      <Menu {...menu}>
        <MenuItem {...menuItemRadio(!chosen, choose(undefined))}>Newest first</MenuItem>
        {columns.flatMap(({ field, name }) =>
          orders.map(({ order, words }) => (
            <MenuItem
              key={`${field} ${order}`}
              {...menuItemRadio(field === chosen?.field && order === sort?.order, choose({ field, order }))}
            >
              {name}, {words}
            </MenuItem>
          )),
        )}
      </Menu>
    </>
  );
}
