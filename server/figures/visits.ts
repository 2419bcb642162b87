import { sql } from 'drizzle-orm';
import { MOST_PAGES, type VisitFigures } from '#contract/figures.ts';
import type { Tx } from '../db/database.ts';
import { visits } from '../db/schema/sites.ts';
import { countedRows, figureByDay, type Sums, sumFigures } from './figures.ts';
import { type Days, daysLater, daysOf, type Period } from './period.ts';

type Pages = VisitFigures['totals']['by_page'];

/** The first of the next month, or the day itself if it is a first. */
const nextMonth = (day: string): string => (day.endsWith('-01') ? day : nextMonth(daysLater(day, 1)));

/** The most opened pages: whole months from their sums, other days one by one. */
const mostOpened = async (tx: Tx, { from, to }: Days): Promise<Pages> => {
  const first = nextMonth(from);
  const end = `${daysLater(to, 1).slice(0, 8)}01`;
  const isWhole = sql`day >= ${first}::date and day < ${end}::date`;
  const { rows } = (await tx.execute(sql`
    select key, sum(n)::int as views from (
      select key, n from ${countedRows(['page'], from, to)} months where ${isWhole}
      union all
      select site || ' ' || page, views from ${visits} where day between ${from}::date and ${to}::date and not (${isWhole})
    ) opened
    group by key having sum(n) > 0 order by views desc, key limit ${MOST_PAGES}`)) as {
    rows: { key: string; views: number }[];
  };
  return rows.map(({ key, views }) => {
    const [site = '', page = ''] = key.split(' ');
    return { site: site || null, page, views };
  });
};

/** In the operator's scope: the pages that visitors opened in a period, and the enquiries from websites. */
export const readVisitFigures = async (tx: Tx, period: Period): Promise<VisitFigures> => {
  const { from, to, before } = period;
  const sums = await sumFigures(tx, ['views', 'lead_source'], period);
  const views = await figureByDay(tx, 'views', period);
  const enquiries = await figureByDay(tx, 'lead_source', period, 'website');
  const totalsOf = (sum: Sums['now'], pages: Pages): VisitFigures['totals'] => ({
    views: sum('views'),
    enquiries: sum('lead_source', 'website'),
    by_page: pages,
  });
  return {
    from,
    to,
    totals: totalsOf(sums.now, await mostOpened(tx, period)),
    series: daysOf(period).map((day) => ({ day, views: views(day), enquiries: enquiries(day) })),
    before: totalsOf(sums.before, await mostOpened(tx, before)),
  };
};
