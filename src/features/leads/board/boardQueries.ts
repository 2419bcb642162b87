import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LeadStatus } from '#contract/leads/choices.ts';
import { listBrokerLeads, updateBrokerLead } from '#contract/leads/endpoints.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { brokerLeadApi as api } from '../leadApi.ts';
import { type LeadFilter, workQueryOf } from '../queries.ts';
import { type ColumnPages, leadsOf, withAnswer, withLead, withoutLead } from './columnPages.ts';

const { path } = listBrokerLeads;
const PAGE = 50;

const columnKey = (status: LeadStatus) => [path, 'board', status];

/** The state of a board column. */
export interface BoardColumnState {
  status: LeadStatus;
  leads: Lead[];
  /** The number of leads, loaded or not; undefined until known. */
  total: number | undefined;
  loading: boolean;
  error: string | undefined;
  retry: () => unknown;
  /** Loads further leads. */
  more: { rest: boolean; busy: boolean; failed: boolean; load: () => unknown };
}

/** The leads of a status, page by page; for a column that is not `open`, only their number. */
export const useBoardColumn = (status: LeadStatus, filter: LeadFilter, open: boolean): BoardColumnState => {
  const query = { status, q: filter.q, ...workQueryOf(filter), limit: open ? PAGE : 1 };
  const pages = useInfiniteQuery({
    queryKey: [...columnKey(status), query],
    queryFn: ({ pageParam, signal }) => call(listBrokerLeads, { query: { ...query, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.limit < meta.total ? meta.page + 1 : undefined),
    placeholderData: keepPreviousData,
    // Resizing the window back and forth must not refetch; moves and the bell do.
    staleTime: 60_000,
  });
  const { data, error, isFetchNextPageError, isFetchingNextPage, isPlaceholderData } = pages;
  return {
    status,
    leads: data && open ? leadsOf(data) : [],
    total: data?.pages[0]?.meta.total,
    loading: isPlaceholderData || (!data && !error),
    error: error && !data ? messageOf(error, 'Failed to load leads') : undefined,
    retry: pages.refetch,
    more: {
      rest: pages.hasNextPage,
      busy: isFetchingNextPage,
      failed: isFetchNextPageError,
      load: pages.fetchNextPage,
    },
  };
};

/** A move of a lead from one status and position to another. */
export interface BoardMove {
  lead: Lead;
  to: LeadStatus;
  /** The position in the new column; `from` is the one in the old column. */
  index: number;
  from: number;
  /** It undoes a move. */
  undoes?: boolean;
}

/** A move that is being saved. */
interface Saved extends BoardMove {
  /** The new column was still loading, and its data may not contain the lead. */
  unread: boolean;
}

interface MoveEvents {
  onMoved: (move: BoardMove) => void;
  onRefused: (error: Error, move: BoardMove) => void;
}

/**
 * Moves leads optimistically and saves the move; a refused move is rolled back. The new column keeps the position that
 * the user chose until it is refetched: the server stores no positions.
 */
export const useMoveOnBoard = ({ onMoved, onRefused }: MoveEvents) => {
  const client = useQueryClient();
  const change = (status: LeadStatus, to: (column: ColumnPages) => ColumnPages) =>
    client.setQueriesData<ColumnPages>(
      { queryKey: columnKey(status), type: 'active' },
      (column) => column && to(column),
    );
  const shift = (lead: Lead, to: LeadStatus, index: number) => {
    change(lead.status, (column) => withoutLead(column, lead.id));
    change(to, (column) => withLead(column, { ...lead, status: to }, index));
  };
  const mutationKey = [path, 'move'];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async ({ lead, to }: Saved) =>
      (await call(updateBrokerLead, { params: { id: lead.id }, body: { status: to } })).data,
    onSuccess: (saved, move) => {
      change(move.to, (column) => withAnswer(column, saved));
      onMoved({ ...move, lead: { ...saved, status: move.lead.status } });
    },
    onError: (error, move) => {
      shift({ ...move.lead, status: move.to }, move.lead.status, move.from);
      onRefused(error, move);
    },
    onSettled: (_saved, error, { to, unread }) => {
      // A refetch during another move would revert that move in the cache.
      if (client.isMutating({ mutationKey }) > 1) return;
      for (const touched of [...api.lists, api.get.path, api.events.path])
        void client.invalidateQueries({
          queryKey: [touched],
          predicate: ({ queryKey, state }) =>
            Boolean(error) || queryKey[2] !== to || unread || state.data === undefined,
        });
    },
  });
  return (move: BoardMove) => {
    const { lead, to, index } = move;
    // A refetch in flight would return the column without the move.
    void client.cancelQueries({ queryKey: [path, 'board'], predicate: ({ state }) => state.data !== undefined });
    shift(lead, to, index);
    const read = client.getQueriesData({ queryKey: columnKey(to), type: 'active' });
    if (to !== lead.status) mutate({ ...move, unread: read.some(([, column]) => column === undefined) });
  };
};
