import { and, asc, eq, getTableColumns, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { InferType } from 'yup';
import type { Answer } from '#contract/endpoint.ts';
import type { getToday } from '#contract/leads/work.ts';
import { QUIET_DAYS } from '#contract/rules/lifetimes.ts';
import type { Tx } from '../db/database.ts';
import { daysAgo } from '../db/hoursAgo.ts';
import { notErased, uncontacted } from '../db/notErased.ts';
import { leads } from '../db/schema/leads.ts';
import { TODAY_SHOWN } from '../limits/leads.ts';
import { type LeadCaller, leadsOf, recordViewed } from './ownLead.ts';
import { followUpConditions } from './planned.ts';

type Day = Answer<typeof getToday>['data'];
type ListName = keyof Day;

/** A list of a day: which leads, the longest waiting first. */
interface DayList {
  readonly where: SQL | undefined;
  readonly since: typeof leads.createdAt | typeof leads.followUpAt | typeof leads.lastEventAt;
}

const listsOf = (brokerId: number, { tz, once }: InferType<typeof getToday.query>): Record<ListName, DayList> => {
  const { overdue, today } = followUpConditions(tz);
  const unplanned = isNull(leads.followUpAt);
  const quiet = sql`${leads.status} not in ('closed', 'lost')`;
  const notElsewhere = once
    ? and(unplanned, sql`not (${uncontacted})`)
    : or(unplanned, lt(leads.followUpAt, sql`now()`));
  const own = (...conditions: (SQL | undefined)[]) => and(eq(leads.brokerId, brokerId), notErased, ...conditions);
  return {
    new: { where: own(uncontacted, once ? unplanned : undefined), since: leads.createdAt },
    overdue: { where: own(isNotNull(leads.followUpAt), overdue), since: leads.followUpAt },
    today: { where: own(isNotNull(leads.followUpAt), today), since: leads.followUpAt },
    quiet: { where: own(quiet, lt(leads.lastEventAt, daysAgo(QUIET_DAYS)), notElsewhere), since: leads.lastEventAt },
  };
};

/** A broker's day; each list in working order. */
export const todayOf = async (
  tx: Tx,
  caller: LeadCaller,
  brokerId: number,
  query: InferType<typeof getToday.query>,
): Promise<Answer<typeof getToday>> => {
  const lists = listsOf(brokerId, query);
  const part = (name: ListName) =>
    tx
      .select({ ...getTableColumns(leads), list: sql<ListName>`${name}::text`.as('list') })
      .from(leads)
      .where(lists[name].where)
      .orderBy(asc(lists[name].since), asc(leads.id))
      .limit(TODAY_SHOWN);
  // One query for all lists, and one for their totals: the round trip takes longer than reading the rows.
  const found = await unionAll(part('new'), part('overdue'), part('today'), part('quiet'));
  const rowsOf = (name: ListName) => found.filter(({ list }) => list === name);
  const [totals] = await tx
    .select({
      new: tx.$count(leads, lists.new.where),
      overdue: tx.$count(leads, lists.overdue.where),
      today: tx.$count(leads, lists.today.where),
      quiet: tx.$count(leads, lists.quiet.where),
    })
    .from(sql`(select 1) as one`);
  const shown = await leadsOf(tx, found);
  const byId = new Map(shown.map((lead) => [lead.id, lead]));
  const named = (name: ListName): Day[ListName] => ({
    total: Number(totals?.[name] ?? 0),
    leads: rowsOf(name).flatMap(({ id }) => byId.get(id) ?? []),
  });
  await recordViewed(tx, caller, shown);
  return { data: { new: named('new'), overdue: named('overdue'), today: named('today'), quiet: named('quiet') } };
};
