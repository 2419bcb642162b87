import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { listBrokerLeads } from '#contract/leads/endpoints.ts';
import { getToday } from '#contract/leads/work.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { without } from './day.ts';

const MINUTE = 60_000;

/**
 * A broker's day. Fetched at most once a minute unless a lead changes here: the audit trail records every read of leads.
 * `watched`: the page is open, so the query polls.
 */
export const useDay = (watched = false) =>
  useQuery({
    // Times are shown in the viewer's zone, so the day is that zone's.
    ...queryOf(getToday, { query: { tz: Intl.DateTimeFormat().resolvedOptions().timeZone, once: true } }),
    select: ({ data }) => data,
    staleTime: MINUTE,
    refetchInterval: watched && 2 * MINUTE,
  });

/** Whether the cached day contains a lead. */
export const isInDay = (client: QueryClient, id: number): boolean =>
  client
    .getQueriesData<Answer<typeof getToday>>({ queryKey: [getToday.path] })
    .flatMap(([, day]) => (day ? Object.values(day.data) : []))
    .some(({ leads }) => leads.some((lead) => lead.id === id));

const LEFT = ['leads that left the day'];

/** Stores which leads have left the day while their requests are held back for Undo. */
export const patchOutOfDay = (client: QueryClient, ids: readonly number[]) => client.setQueryData(LEFT, ids);

/** How many leads are new or late; 0 until that is known. */
export const useWaitingCount = (): number => {
  const { data: left = [] } = useQuery<readonly number[]>({ queryKey: LEFT, queryFn: skipToken });
  const day = useDay().data;
  const lists = day ? [day.new, day.overdue] : [];
  return lists.reduce((sum, list) => sum + without(list, ({ id }) => left.includes(id)).total, 0);
};

/** The follow-ups planned after today, the next first. */
export const useComingPlans = () =>
  useQuery(queryOf(listBrokerLeads, { query: { follow_up: 'week', sort: 'follow_up', order: 'asc', limit: 20 } }));
