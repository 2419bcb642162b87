import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import {
  type createAdminLead,
  type Lead,
  leadSorts,
  leadStatuses,
  listAllLeads,
  listBrokerLeads,
  type updateAdminLead,
} from '#contract/leads.ts';
import { call } from '#src/lib/call.ts';
import { useIdempotencyKey } from '#src/lib/idempotencyKey.ts';
import { patchQueryCache } from '#src/lib/patchQueryCache.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import type { TableState } from '#src/lib/useTableState.ts';
import type { LeadApi } from './leadApi.ts';

/** The filters of a CRM screen: what its tables and its export share. */
export type LeadFilter = Pick<TableState, 'q' | 'status'>;

// A status or sort in the URL that does not exist counts as none.
/** The filters as the server takes them. */
export const filterOf = ({ q, status }: LeadFilter) => ({
  q,
  status: leadStatuses.values.find((one) => one === status),
});
const pageOf = ({ page, limit, sort, order, ...filter }: TableState) => ({
  ...filterOf(filter),
  page,
  limit,
  sort: leadSorts.find((one) => one === sort),
  order,
});

/** A page of all brokers' leads, for the operator to read. */
export const useBrokersLeads = (state: TableState) =>
  useQuery({
    ...queryOf(listAllLeads, { query: { ...pageOf(state), lead_source_type: 'broker' } }),
    placeholderData: keepPreviousData,
  });

/** How many leads there are, of all sources: undefined until they are counted, 0 when they cannot be. */
export const useLeadCount = () => {
  const { data, isError } = useQuery(queryOf(listAllLeads, { query: { limit: 1 } }));
  return { count: isError ? 0 : data?.meta.total, isLive: !isError };
};

/**
 * How many of the broker's leads nobody has called yet; undefined until it is known, and where it cannot be. Asked for no more
 * than once a minute unless a lead changes here: each time is a look at leads, which the trail keeps.
 */
export const useNewLeadCount = (): number | undefined =>
  useQuery({ ...queryOf(listBrokerLeads, { query: { status: 'new', limit: 1 } }), staleTime: 60_000 }).data?.meta.total;

/** The broker's leads that came in last. */
export const useLatestLeads = () => useQuery(queryOf(listBrokerLeads, { query: { limit: 5 } }));

/** A page of the leads that the desk may write. */
export const useLeads = (api: LeadApi, state: TableState) =>
  useQuery({ ...queryOf(api.list, { query: pageOf(state) }), placeholderData: keepPreviousData });

const useRefresh = ({ lists }: LeadApi) => {
  const client = useQueryClient();
  return () => void Promise.all(lists.map((path) => client.invalidateQueries({ queryKey: [path] })));
};

/** Adds a lead; sending the same content again after a failure cannot add two. */
export const useCreateLead = (api: LeadApi) => {
  const key = useIdempotencyKey();
  const refresh = useRefresh(api);
  return useMutation({
    mutationFn: async (body: CallInput<typeof createAdminLead>['body']): Promise<Lead> =>
      (await call(api.create, { body }, { idempotencyKey: key.keyFor(body) })).data,
    onSuccess: () => {
      key.succeeded();
      refresh();
    },
  });
};

/** Changes a lead. A refusal refreshes the lists too: somebody may have changed it in the meantime. */
export const useUpdateLead = (api: LeadApi) => {
  const client = useQueryClient();
  const refresh = useRefresh(api);
  return useMutation({
    mutationFn: async (input: CallInput<typeof updateAdminLead>): Promise<Lead> => (await call(api.update, input)).data,
    onSuccess: (saved) => patchQueryCache(client, api.lists, saved),
    onSettled: refresh,
  });
};
