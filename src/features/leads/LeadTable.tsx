import { Lock } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { formatNumber } from '#src/lib/format.ts';
import type { TableState } from '#src/lib/useTableState.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { DataTable } from '#src/ui/data/DataTable.tsx';
import { tableProps } from '#src/ui/data/tableProps.ts';
import type { TableSelection } from '#src/ui/data/tableTypes.ts';
import { LeadCard } from './LeadCard.tsx';
import { type LeadActions, type LeadRow, leadColumns } from './leadColumns.tsx';

interface LeadTableProps extends LeadActions {
  title: string;
  /** Shown when there is no lead (specification 000, section 2). */
  emptyText: string;
  /** Explains why the table is read-only. */
  note?: string;
  withBroker?: boolean;
  /**
   * For leads that are worked here: adds the follow-up column, where there is room, and an optional assignee column.
   */
  worked?: boolean;
  /** Makes rows selectable; `bar` holds the bulk actions. */
  selection?: TableSelection<LeadRow> | undefined;
  bar?: ReactNode;
  state: TableState;
  change: (change: Partial<TableState>) => void;
  leads: {
    data?: { data: LeadRow[]; meta: { total: number } } | undefined;
    error: Error | null;
    isPending: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
}

const hideableColumns = ['follow_up', 'source', 'property_interest', 'assigned_to'];
const extra = ['assigned_to'];

/** A table of leads with its title and count. The server pages and sorts; the URL holds the state. */
export function LeadTable(props: LeadTableProps) {
  const {
    title,
    emptyText,
    note,
    withBroker = false,
    worked = false,
    selection,
    bar,
    state,
    change,
    leads,
    onView,
    onEdit,
  } = props;
  const columns = useMemo(
    () => leadColumns({ onView, ...(onEdit ? { onEdit } : {}) }, { withBroker, worked }),
    [onView, onEdit, withBroker, worked],
  );
  const total = leads.data?.meta.total;
  const narrowed = state.q || state.status || state.follow_up || state.assigned_to;
  return (
    <DataTable
      label={title}
      twoLines
      columns={columns}
      hideableColumns={hideableColumns}
      extra={extra}
      {...tableProps(state, change, leads, 'Failed to load leads', ['q', 'status', 'follow_up', 'assigned_to'])}
      emptyText={emptyText}
      emptyDrawing="leads"
      {...(narrowed ? { emptyHint: 'No lead matches the search and the filters above.' } : {})}
      selection={selection}
      cardHeight={147}
      renderCard={(lead) => <LeadCard lead={lead} onView={onView} {...(onEdit ? { onEdit } : {})} />}
      toolbar={
        <Text component="h2" variant="cardTitle">
          {leads.error ? title : `${title} (${total === undefined ? '…' : formatNumber(total)})`}
        </Text>
      }
      toolbarMore={
        bar ? (
          bar
        ) : note ? (
          <Text
            variant="caption"
            quiet
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75, width: { xs: '100%', sm: 'auto' } }}
          >
            <Lock size={14} aria-hidden /> {note}
          </Text>
        ) : null
      }
    />
  );
}
