import { messageOf } from '#src/lib/apiError.ts';
import type { TableState } from '#src/lib/useTableState.ts';
import type { TableSort } from './tableTypes.ts';

/** The result of a query for one page of a list. */
interface PageQuery<Row> {
  data?: { data: Row[]; meta: { total: number } } | undefined;
  error: Error | null;
  isPending: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

/**
 * Props of a `DataTable` whose state is in the URL and whose rows come from a query; `failure` is the
 * fallback error message, and `filters` are the fields that narrow the list: if any is set, an empty list offers to clear them.
 */
export const tableProps = <Row>(
  state: TableState,
  change: (change: Partial<TableState>) => void,
  query: PageQuery<Row>,
  failure: string,
  filters: readonly ('q' | 'status' | 'follow_up' | 'assigned_to')[] = [],
) => ({
  rows: query.data?.data ?? [],
  total: query.data?.meta.total ?? 0,
  page: state.page,
  limit: state.limit,
  sort: state.sort ? { field: state.sort, order: state.order } : undefined,
  onPage: (page: number) => change({ page }),
  onLimit: (limit: number) => change({ limit }),
  onSort: (sort: TableSort | undefined) => change({ sort: sort?.field, order: sort?.order }),
  loading: query.isPending || query.isPlaceholderData,
  error: query.error ? messageOf(query.error, failure) : undefined,
  onRetry: () => query.refetch(),
  onClear: filters.some((name) => state[name])
    ? () => change(Object.fromEntries(filters.map((name) => [name, ''])))
    : undefined,
});
