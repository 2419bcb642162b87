import type { LeadFigures } from '#contract/figures.ts';
import { leadSources, leadStatuses } from '#contract/leads/choices.ts';
import type { Tx } from '../db/database.ts';
import { answerTimes } from './answerTimes.ts';
import { byValue, figureByDay, type Sums, sumFigures } from './figures.ts';
import { daysOf, type Period } from './period.ts';

const totalsOf = (sum: Sums['now'], median: number | null): LeadFigures['totals'] => ({
  total: sum('lead'),
  by_source: byValue(leadSources, (source) => sum('lead_source', source)),
  by_status: byValue(leadStatuses, (status) => sum('lead_status', status)),
  first_contact_minutes_median: median,
});

/** In the operator's scope: the leads created in a period. */
export const readLeadFigures = async (tx: Tx, period: Period): Promise<LeadFigures> => {
  const { from, to } = period;
  const sums = await sumFigures(tx, ['lead', 'lead_source', 'lead_status'], period);
  const created = await figureByDay(tx, 'lead', period);
  const times = await answerTimes(tx, period, { ofBrokers: false, byDay: true });
  return {
    from,
    to,
    totals: totalsOf(sums.now, times.now),
    series: daysOf(period).map((day) => ({ day, total: created(day), first_contact_minutes_median: times.ofDay(day) })),
    before: totalsOf(sums.before, times.before),
  };
};
