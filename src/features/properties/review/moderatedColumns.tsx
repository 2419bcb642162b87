import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import type { ModeratedRow } from '#contract/properties/moderation.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { formatAgo } from '#src/lib/format.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { actionsColumn } from '#src/ui/data/actionsColumn.ts';
import { RowActions } from '#src/ui/data/RowActions.tsx';
import { TwoLines } from '#src/ui/data/TwoLines.tsx';
import { PropertyPhoto } from '../PropertyPhoto.tsx';
import { PropertyStatusChip } from '../PropertyStatusChip.tsx';
import { priceWords } from '../propertyWords.ts';
import { HintCount, WaitingTime } from './moderatedCells.tsx';
import type { queueOf } from './reviewQueries.ts';

type Queue = ReturnType<typeof queueOf>;
type Column = GridColDef<ModeratedRow>;

const home: Column = {
  field: 'title',
  headerName: 'Home',
  flex: 4,
  minWidth: 180,
  hideable: false,
  renderCell: ({ row }) => (
    <Row gap={1.5} sx={{ minWidth: 0, width: '100%' }}>
      <Box sx={{ flex: 'none', width: 64, borderRadius: '8px', overflow: 'hidden' }}>
        <PropertyPhoto row={row} ratio="4 / 3" />
      </Box>
      <TwoLines first={propertyTitle(row)} second={[row.locality, row.city].filter(Boolean).join(', ')} strong wraps />
    </Row>
  ),
};
const broker: Column = {
  field: 'broker',
  headerName: 'Broker',
  flex: 2,
  minWidth: 110,
  sortable: false,
  renderCell: ({ row }) => <TwoLines first={row.broker.name} />,
};
const price: Column = {
  field: 'expected_price',
  headerName: 'Price',
  headerAlign: 'right',
  align: 'right',
  width: 116,
  renderCell: ({ row }) => (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {priceWords(row.expected_price)}
    </Box>
  ),
};
const hints: Column = {
  field: 'hints',
  headerName: 'Hints',
  width: 88,
  sortable: false,
  renderCell: ({ row }) => <HintCount count={row.hints} />,
};
const reports: Column = {
  field: 'reports',
  headerName: 'Reports',
  headerAlign: 'right',
  align: 'right',
  width: 88,
  sortable: false,
};
const status: Column = {
  field: 'status',
  headerName: 'Status',
  flex: 1,
  minWidth: 152,
  sortable: false,
  renderCell: ({ row }) => <PropertyStatusChip status={row.status} />,
};
const waiting: Column = {
  field: 'waiting',
  headerName: 'Waiting',
  width: 100,
  // No `null`: a queue is always sorted.
  sortingOrder: ['desc', 'asc'],
  renderCell: ({ row }) => <WaitingTime since={row.waiting_since} />,
};
const changed: Column = {
  field: 'updated_at',
  headerName: 'Changed',
  width: 100,
  renderCell: ({ row }) => formatAgo(row.updated_at, Date.now()),
};

/**
 * Home, Broker, Price, the queue's own column, waiting time or last change, and Review; they fit beside the sidebar at
 * 1280 px.
 */
export const moderatedColumns = (queue: Queue, onReview: (row: ModeratedRow) => void): readonly Column[] => [
  home,
  broker,
  price,
  ...(queue === 'review' ? [hints] : queue === 'reported' ? [reports] : []),
  ...(queue ? [waiting] : [status, changed]),
  {
    ...actionsColumn,
    width: 92,
    renderCell: ({ row }) => (
      <RowActions label={propertyTitle(row)} actions={[{ label: 'Review', onClick: () => onReview(row) }]} />
    ),
  },
];
