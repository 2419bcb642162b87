import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import { followUpTimes, leadStatuses } from '#contract/leads/choices.ts';
import {
  type createAdminLead,
  getBrokerLead,
  leadSorts,
  listAllLeads,
  listBrokerLeads,
  type updateAdminLead,
  workedLeadSorts,
} from '#contract/leads/endpoints.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { listAssignees } from '#contract/leads/tools.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { useCreateRecord, useUpdateRecord } from '#src/lib/recordMutations.ts';
import type { TableState } from '#src/lib/useTableState.ts';
import type { CountedBy } from './countedBy.ts';
import type { LeadApi } from './leadApi.ts';

/** The filters of a CRM screen, shared by its tables and its export. */
export type LeadFilter = Pick<TableState, 'q' | 'status' | 'follow_up' | 'assigned_to'> & {
  /** For the operator: the conditions of a report figure. */
  counted?: CountedBy;
};

/** The filters as the server expects them: an unknown status in the URL is ignored. */
export const leadQueryOf = ({ q, status }: LeadFilter) => ({
  q,
  status: leadStatuses.values.find((one) => one === status),
});
/** The follow-up filter; an unknown time in the URL is ignored. */
const followUpOf = ({ follow_up }: LeadFilter) => followUpTimes.values.find((one) => one === follow_up);
/** The follow-up filter as query parameters, with days in this browser's time zone, and the assignee. */
export const workQueryOf = (filter: LeadFilter) => {
  const follow_up = followUpOf(filter);
  return {
    ...(follow_up ? { follow_up, tz: Intl.DateTimeFormat().resolvedOptions().timeZone } : {}),
    ...(filter.assigned_to ? { assigned_to: filter.assigned_to } : {}),
  };
};
const pageOf = ({ page, limit, sort, order, ...filter }: TableState) => ({
  ...leadQueryOf(filter),
  page,
  limit,
  sort: leadSorts.find((one) => one === sort),
  order,
});

/** A page of all brokers' leads, for the operator to read. */
export const useBrokersLeads = (state: TableState, enabled = true) =>
  useQuery({
    enabled,
    ...queryOf(listAllLeads, { query: { ...pageOf(state), lead_source_type: 'broker' } }),
    placeholderData: keepPreviousData,
  });

/** A page of the leads, from all sources, that a report figure counts. */
export const useCountedLeads = (state: TableState, counted: CountedBy, enabled: boolean) =>
  useQuery({
    ...queryOf(listAllLeads, { query: { ...pageOf(state), ...counted } }),
    placeholderData: keepPreviousData,
    enabled,
  });

/** The number of leads of all sources: undefined until known, 0 on failure. */
export const useLeadCount = () => {
  const { data, isError } = useQuery(queryOf(listAllLeads, { query: { limit: 1 } }));
  return { count: isError ? 0 : data?.meta.total, isLive: !isError };
};

/** Suggested assignees for a broker's lead; none while loading and on failure. */
export const useAssignees = () => useQuery({ ...queryOf(listAssignees, {}), retry: false }).data?.data ?? [];

/** The broker's five newest leads. */
export const useLatestLeads = () => useQuery(queryOf(listBrokerLeads, { query: { limit: 5 } }));

/**
 * The opened lead: as in the list until a broker's own lead has been fetched. The server takes that fetch as a sign
 * that the broker has seen its enquiries, and shows this to their sender.
 */
export const useOpenLead = <Row extends Lead>({ role }: LeadApi, lead: Row | undefined): Row | undefined => {
  const opened = useQuery({
    ...queryOf(getBrokerLead, { params: { id: lead?.id ?? 0 } }),
    enabled: role === 'broker' && lead !== undefined,
  }).data?.data;
  return lead && opened?.id === lead.id ? { ...lead, ...opened } : lead;
};

/** A page of the leads that this person may write. */
export const useLeads = (api: LeadApi, state: TableState, enabled = true) =>
  useQuery({
    enabled,
    ...queryOf(api.list, {
      query: {
        ...pageOf(state),
        sort: workedLeadSorts.find((one) => one === state.sort),
        ...workQueryOf(state),
      },
    }),
    placeholderData: keepPreviousData,
  });

type NewLead = CallInput<typeof createAdminLead>['body'];
type LeadUpdate = CallInput<typeof updateAdminLead>;

/** Adds a lead. Other leads of the same person then count it as a duplicate. */
export const useCreateLead = (api: LeadApi) =>
  useCreateRecord(
    (body: NewLead, options): Promise<{ data: Lead }> => call(api.create, { body }, options),
    [...api.lists, api.get.path],
  );

/** Changes a lead. */
export const useUpdateLead = (api: LeadApi) =>
  useUpdateRecord(
    (input: LeadUpdate): Promise<{ data: Lead }> => call(api.update, input),
    [...api.lists, api.get.path, api.events.path],
  );
