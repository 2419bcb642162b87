import { and, asc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { getToday } from '#contract/leadWork.ts';
import type { Tx } from '../db/database.ts';
import { daysAgo } from '../db/hoursAgo.ts';
import { leads } from '../db/schema/leads.ts';
import { QUIET_DAYS, TODAY_SHOWN } from '../limits/leads.ts';
import { type LeadCaller, leadsOf, recordViewed } from './ownLead.ts';
import { followUpConditions } from './planned.ts';

/** A broker's day; each list in the order in which it is worked. */
export const todayOf = async (
  tx: Tx,
  caller: LeadCaller,
  brokerId: number,
  zone: string,
): Promise<Answer<typeof getToday>> => {
  const { overdue, today } = followUpConditions(zone);
  const own = eq(leads.brokerId, brokerId);
  const list = async (where: SQL | undefined, orderBy: SQL) => {
    const all = and(own, where);
    const rows = await tx.select().from(leads).where(all).orderBy(orderBy, asc(leads.id)).limit(TODAY_SHOWN);
    return { rows, total: rows.length < TODAY_SHOWN ? rows.length : await tx.$count(leads, all) };
  };
  const uncontacted = sql`${leads.status} = 'new' and ${leads.firstContactAt} is null`;
  const quiet = and(
    sql`${leads.status} not in ('closed', 'lost')`,
    lt(leads.lastEventAt, daysAgo(QUIET_DAYS)),
    or(isNull(leads.followUpAt), lt(leads.followUpAt, sql`now()`)),
  );
  const lists = {
    new: await list(uncontacted, asc(leads.createdAt)),
    overdue: await list(and(isNotNull(leads.followUpAt), overdue), asc(leads.followUpAt)),
    today: await list(and(isNotNull(leads.followUpAt), today), asc(leads.followUpAt)),
    quiet: await list(quiet, asc(leads.lastEventAt)),
  };
  // The duplicates of all of them at once.
  const shown = await leadsOf(
    tx,
    Object.values(lists).flatMap(({ rows }) => rows),
  );
  const byId = new Map(shown.map((lead) => [lead.id, lead]));
  const named = ({ rows, total }: (typeof lists)['new']) => ({
    total,
    leads: rows.flatMap(({ id }) => byId.get(id) ?? []),
  });
  await recordViewed(tx, caller, { data: shown });
  return {
    data: {
      new: named(lists.new),
      overdue: named(lists.overdue),
      today: named(lists.today),
      quiet: named(lists.quiet),
    },
  };
};
