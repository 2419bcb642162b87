import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ListChecks } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { ApproveBar, type Chosen } from '#src/features/properties/review/ApproveBar.tsx';
import { limitsOf, withoutLimits } from '#src/features/properties/review/homeLimits.ts';
import { ModeratedCard } from '#src/features/properties/review/ModeratedCard.tsx';
import { moderatedColumns } from '#src/features/properties/review/moderatedColumns.tsx';
import { queueOf, useModerated, useReviewQueueRows } from '#src/features/properties/review/reviewQueries.ts';
import { formatNumber, formatSpan } from '#src/lib/format.ts';
import type { TableState } from '#src/lib/useTableState.ts';
import { DataTable } from '#src/ui/data/DataTable.tsx';
import { LimitChips } from '#src/ui/data/LimitChips.tsx';
import { tableProps } from '#src/ui/data/tableProps.ts';
import { ListSearch } from '#src/ui/inputs/ListSearch.tsx';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';
import { PropertyFilters } from './PropertyFilters.tsx';
import { QueueTabs } from './QueueTabs.tsx';

interface PropertyListProps {
  table: TableState;
  change: (change: Partial<TableState>) => void;
  /** The properties that are decided but whose decision is not sent yet. */
  gone: ReadonlyMap<number, true>;
  onReview: (id: number) => void;
}

const none = { q: '', status: '', broker_id: '', hints: '', ...withoutLimits } as const;

const hideableColumns = ['broker', 'updated_at'];

const emptyTexts = {
  review: ['Nothing to review', 'New homes appear here while review is on in System Settings.'],
  edited: ['No edits to review', 'Homes edited after a review appear here; they stay live.'],
  reported: ['No reported homes', 'Homes that visitors report appear here.'],
  all: ['No homes yet', 'They appear as soon as a broker posts one.'],
} as const;

/** All properties as a table, by queue; in the review queue several can be approved at once. */
export function PropertyList({ table, change, gone, onReview }: PropertyListProps) {
  const queue = queueOf(table.queue);
  const homes = useModerated(table);
  const meta = homes.data?.meta;
  const [chosen, setChosen] = useState<ReadonlyMap<number, Chosen>>(new Map());
  const rows = (homes.data?.data ?? []).filter(({ id }) => !queue || !gone.has(id));
  const listed = new Map(
    rows.map((row) => [row.id, { title: propertyTitle(row), hints: row.hints, latest_event: row.latest_event }]),
  );
  // The approval applies to the homes as the list shows them now.
  const known = new Map([...chosen].map(([id, one]) => [id, listed.get(id) ?? one]));
  const choose = (ids: ReadonlySet<number>) => setChosen(new Map([...listed, ...known].filter(([id]) => ids.has(id))));
  const columns = useMemo(() => moderatedColumns(queue, ({ id }) => onReview(id)), [queue, onReview]);
  const limits = limitsOf(table);
  const filtered =
    table.q !== '' || table.status !== '' || Boolean(table.broker_id || table.hints) || limits.length > 0;
  const [emptyText, emptyHint] = filtered
    ? ['No homes found', 'No home matches the search and the filters above.']
    : emptyTexts[queue ?? 'all'];
  return (
    <>
      <PageHeader
        title="Manage Property"
        purpose={purposeOf(meta?.decide_minutes_median)}
        actions={<StartReview table={table} count={meta?.queues.review} />}
      />
      <QueueTabs
        queue={table.queue ?? ''}
        counts={meta?.queues}
        onChoose={(next) => {
          setChosen(new Map());
          // A queue has its own status and order, and a link from the reports covers the homes of all queues.
          change({ queue: next, status: '', hints: '', ...withoutLimits, sort: undefined, order: undefined });
        }}
      />
      {limits.length > 0 ? (
        <LimitChips
          limits={limits}
          onLift={(names) => change(Object.fromEntries(names.map((name) => [name, ''])))}
          allText="Show all homes"
          onLiftAll={() => change(none)}
        />
      ) : null}
      <Box role="tabpanel" id="queue-panel" aria-labelledby={`queue-${queue ?? 'all'}`}>
        <DataTable
          label="Homes"
          columns={columns}
          {...tableProps(table, change, homes, 'The homes could not be loaded')}
          rows={rows}
          sort={table.sort ? { field: table.sort, order: table.order } : queue && { field: 'waiting', order: 'desc' }}
          photos
          emptyText={emptyText}
          emptyHint={emptyHint}
          emptyDrawing="homes"
          onClear={filtered ? () => change(none) : undefined}
          selection={
            queue === 'review' ? { ids: new Set(chosen.keys()), onChange: choose, nameOf: propertyTitle } : undefined
          }
          hideableColumns={hideableColumns}
          cardHeight={queue === 'review' ? 189 : 145}
          renderCard={(row) => <ModeratedCard row={row} queue={queue} onReview={({ id }) => onReview(id)} />}
          toolbar={
            <ListSearch
              label="Search homes"
              placeholder="Title, locality, RERA number"
              {...{ table, change }}
              sx={{ maxWidth: { lg: 240 } }}
            />
          }
          toolbarMore={
            <>
              <PropertyFilters table={table} queue={queue} change={change} />
              <ApproveBar chosen={known} onKeep={choose} />
            </>
          }
        />
      </Box>
    </>
  );
}

const purposeOf = (median: number | null | undefined): string =>
  `Every listing, and those that wait for you${median === null || median === undefined ? '' : `. Median time to decide: ${formatSpan(median)}`}`;

/** Starts the review of all homes that wait for one, with the home that has waited longest. */
function StartReview({ table, count }: { table: TableState; count: number | undefined }) {
  const first = useReviewQueueRows({ ...table, ...none, queue: 'review', sort: undefined }).data?.data[0];
  if (!count || !first) return null;
  return (
    <Button
      component={Link}
      to={`${paths.superadmin.home(first.id)}&queue=review`}
      variant="contained"
      startIcon={<ListChecks size={18} />}
    >
      Review {formatNumber(count)} {count === 1 ? 'home' : 'homes'}
    </Button>
  );
}
