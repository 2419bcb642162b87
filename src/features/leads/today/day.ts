import type { Answer } from '#contract/endpoint.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import type { getToday } from '#contract/leads/work.ts';

/** The lists of a broker's day, in the order in which they are worked. */
export const dayLists = ['new', 'overdue', 'today', 'quiet'] as const;
export type DayList = (typeof dayLists)[number];

/** A broker's day: for each list, some of its leads and their total number. */
export type Day = Answer<typeof getToday>['data'];

/** A list without the leads that `drop` matches, with its total reduced. */
export const without = ({ total, leads }: Day[DayList], drop: (lead: Lead) => boolean): Day[DayList] => {
  const kept = leads.filter((lead) => !drop(lead));
  return { total: total - leads.length + kept.length, leads: kept };
};
