import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import {
  type createAdminLead,
  followUpTimes,
  getBrokerLead,
  type Lead,
  leadSorts,
  leadStatuses,
  listAllLeads,
  listBrokerLeads,
  type updateAdminLead,
  workedLeadSorts,
} from '#contract/leads.ts';
import { listAssignees } from '#contract/leadTools.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { useCreateRecord, useUpdateRecord } from '#src/lib/recordMutations.ts';
import type { TableState } from '#src/lib/useTableState.ts';
import type { CountedBy } from './countedBy.ts';
import type { LeadApi } from './leadApi.ts';

/** The filters of a CRM screen, shared by its tables and its export. */
export type LeadFilter = Pick<TableState, 'q' | 'status' | 'follow_up' | 'assigned_to'> & {
  /** Of the operator's leads: what a figure of the reports counts. */
  counted?: CountedBy;
};

/** The filters as the server takes them: an unknown status in the URL is ignored, and so is an unknown sort. */
export const leadQueryOf = ({ q, status }: LeadFilter) => ({
  q,
  status: leadStatuses.values.find((one) => one === status),
});
/** When something is planned with the leads that are asked for; an unknown time in the URL is ignored. */
const followUpOf = ({ follow_up }: LeadFilter) => followUpTimes.values.find((one) => one === follow_up);
/** The same as a part of a query, with the days of this browser's time zone, and whom the leads are assigned to. */
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

/** A page of the leads of all sources that a figure of the reports counts. */
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

/** Names that a broker's lead may be assigned to; none while they are read, and on failure. */
export const useAssignees = () => useQuery({ ...queryOf(listAssignees, {}), retry: false }).data?.data ?? [];

/** The broker's five newest leads. */
export const useLatestLeads = () => useQuery(queryOf(listBrokerLeads, { query: { limit: 5 } }));

/**
 * A lead that is open, as the list has it until a broker's own is read again: that tells whoever sent its enquiries that the broker has
 * seen them.
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

/** Adds a lead. Another one of the same person counts it among its duplicates. */
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
