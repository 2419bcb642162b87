import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import type { TableSelection } from './tableTypes.ts';

interface TableCardsProps<Row extends GridValidRowModel> {
  /** The table's name for screen readers. */
  label: string;
  /** The rows of this page. */
  rows: readonly Row[];
  /** Renders a row's card. */
  renderCard: (row: Row) => ReactNode;
  /** Lets rows be chosen. */
  selection?: TableSelection<Row> | undefined;
}

/** The list of cards: two columns from 600 px on. */
export const cardList = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** A card in that list. One of its buttons may cover the card. */
export const cardItem = {
  position: 'relative',
  // Long words break, so that the list never grows wider than its card.
  minWidth: 0,
  overflowWrap: 'anywhere',
  p: 2,
  borderBottom: '1px solid',
  borderColor: 'roles.lineSoft',
  '&:last-of-type': { borderBottom: 0 },
  '&:nth-of-type(odd)': { borderRight: { sm: '1px solid' }, borderRightColor: { sm: 'roles.lineSoft' } },
  '&:nth-last-of-type(2):nth-of-type(odd)': { borderBottom: { sm: 0 } },
} as const;

const toggled = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]);

/** A table's rows as a list of cards. */
export function TableCards<Row extends GridValidRowModel>({
  label,
  rows,
  renderCard,
  selection,
}: TableCardsProps<Row>) {
  return (
    <Box component="ul" aria-label={label} sx={cardList}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={cardItem}>
          {selection ? (
            <FormControlLabel
              control={<Checkbox slotProps={{ input: { 'aria-label': `Choose ${selection.nameOf(row)}` } }} />}
              label="Choose"
              checked={selection.ids.has(Number(row.id))}
              onChange={() => selection.onChange(toggled(selection.ids, Number(row.id)))}
              sx={{ minHeight: 44, position: 'relative', zIndex: 1 }}
            />
          ) : null}
          {renderCard(row)}
        </Box>
      ))}
    </Box>
  );
}
