import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import type { TableSort as Sort } from './tableTypes.ts';

interface TableSortProps {
  /** The columns that sort, by the names in the table's head. */
  columns: readonly { field: string; name: string }[];
  /** What the table is sorted by now; nothing while nobody chose. */
  sort: Sort | undefined;
  /** Another order was chosen; the menu closes. */
  onSort: (sort: Sort | undefined) => void;
}

const ways = [
  { order: 'asc', words: 'ascending', Icon: ArrowUp },
  { order: 'desc', words: 'descending', Icon: ArrowDown },
] as const;

/** The order of a table whose rows are cards: what its head does elsewhere, as a quiet button with a menu; on a phone its icon alone. */
export function TableSort({ columns, sort, onSort }: TableSortProps) {
  const [at, setAt] = useState<HTMLElement | null>(null);
  const chosen = columns.find(({ field }) => field === sort?.field);
  const Icon = (chosen && ways.find(({ order }) => order === sort?.order)?.Icon) ?? ArrowUpDown;
  const choose = (next: Sort | undefined) => () => {
    setAt(null);
    onSort(next);
  };
  return (
    <>
      <Button
        variant="text"
        color="secondary"
        aria-haspopup="menu"
        aria-expanded={Boolean(at)}
        onClick={(event) => setAt(event.currentTarget)}
        sx={{ ml: 'auto', gap: '8px', minWidth: 44, px: { xs: '14px', sm: '12px' } }}
      >
        <Icon size={16} aria-hidden />
        <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden })}>
          {chosen ? `Sorted by ${chosen.name}` : 'Sort'}
        </Box>
      </Button>
      <Menu open={Boolean(at)} anchorEl={at} onClose={() => setAt(null)} slotProps={{ list: { 'aria-label': 'Sort' } }}>
        <MenuItem role="menuitemradio" aria-checked={!chosen} selected={!chosen} onClick={choose(undefined)}>
          Newest first
        </MenuItem>
        {columns.flatMap(({ field, name }) =>
          ways.map(({ order, words }) => {
            const now = field === chosen?.field && order === sort?.order;
            return (
              <MenuItem
                key={`${field} ${order}`}
                role="menuitemradio"
                aria-checked={now}
                selected={now}
                onClick={choose({ field, order })}
              >
                {name}, {words}
              </MenuItem>
            );
          }),
        )}
      </Menu>
    </>
  );
}
