import Box from '@mui/material/Box';
import type { GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';

interface TableCardsProps<Row extends GridValidRowModel> {
  /** The table's name for screen readers. */
  label: string;
  /** The rows of this page. */
  rows: readonly Row[];
  /** Renders a row's card. */
  renderCard: (row: Row) => ReactNode;
}

/** A table's rows as a list of cards, in two columns from 600 px on. */
export function TableCards<Row extends GridValidRowModel>({ label, rows, renderCard }: TableCardsProps<Row>) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {rows.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{
            // Long words break, so that the list never grows wider than its card.
            minWidth: 0,
            overflowWrap: 'anywhere',
            p: '14px 16px',
            borderBottom: '1px solid',
            borderColor: 'roles.lineSoft',
            '&:last-of-type': { borderBottom: 0 },
            '&:nth-of-type(odd)': { borderRight: { sm: '1px solid' }, borderRightColor: { sm: 'roles.lineSoft' } },
            '&:nth-last-of-type(2):nth-of-type(odd)': { borderBottom: { sm: 0 } },
          }}
        >
          {renderCard(row)}
        </Box>
      ))}
    </Box>
  );
}
