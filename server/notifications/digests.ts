import { and, count, desc, eq, exists, gt, inArray, isNull, lt, min, ne, sql } from 'drizzle-orm';
import type { NoticeKind } from '#contract/notifications.ts';
import type { Database, Tx } from '../db/database.ts';
import { hoursAgo } from '../db/hoursAgo.ts';
import { mayBeContacted, uncontacted } from '../db/notErased.ts';
import { brokers, operators } from '../db/schema/accounts.ts';
import { jobs } from '../db/schema/jobs.ts';
import { leads } from '../db/schema/leads.ts';
import { digests, notifications } from '../db/schema/platform.ts';
import { addJob } from '../jobs/queue.ts';
import type { JobHandler } from '../jobs/worker.ts';
import { indiaClock, indiaDay } from '../lib/indiaDay.ts';
import { DIGEST_HOURS, DIGEST_LOOKS_BACK_H } from '../limits/jobs.ts';
import { addMail } from '../mail/mailJobs.ts';
import { dailyKinds, type Recipient, readPreferences } from './preferences.ts';

/**
 * Queues the morning digests, once a day from eight o'clock in India; a server that starts in the evening skips the
 * day. Two servers may both queue them, but each person gets only one mail a day.
 */
export const planDigests = async (db: Database, now = Date.now()): Promise<void> => {
  const [hour, day] = [indiaClock(now).getUTCHours(), indiaDay(now)];
  if (hour < DIGEST_HOURS.from || hour >= DIGEST_HOURS.to) return;
  await db.asSystem(async (tx) => {
    const [last] = await tx
      .select({ day: sql<string>`${jobs.data} ->> 'day'` })
      .from(jobs)
      .where(eq(jobs.kind, 'digests'))
      .orderBy(desc(jobs.id))
      .limit(1);
    if (last === undefined || last.day < day) await addJob(tx, 'digests', { day });
  });
};

// As in the list of new leads of a broker's day, but only those who may be contacted.
const isWaiting = and(uncontacted, mayBeContacted);

/** The people who may have something waiting; each person's own job checks the details. */
const candidates = async (db: Database): Promise<Recipient[]> => {
  const ofLeads = await db.asOperator((tx) =>
    tx
      .select({ id: brokers.id })
      .from(brokers)
      .where(
        exists(
          tx
            .select({ one: sql`1` })
            .from(leads)
            .where(and(eq(leads.brokerId, brokers.id), isWaiting)),
        ),
      ),
  );
  return db.asSystem(async (tx) => {
    const unread = await tx
      .selectDistinct({ id: notifications.brokerId })
      .from(notifications)
      .where(and(eq(notifications.isRead, false), gt(notifications.createdAt, hoursAgo(DIGEST_LOOKS_BACK_H))));
    const ids = new Set([...ofLeads, ...unread].flatMap(({ id }) => (id === null ? [] : [id])));
    const own = unread.some(({ id }) => id === null) ? await tx.select({ id: operators.id }).from(operators) : [];
    return [
      ...[...ids].map((accountId) => ({ role: 'broker', accountId }) as const),
      ...own.map(({ id }) => ({ role: 'super_admin', accountId: id }) as const),
    ];
  });
};

const JOBS_AT_A_TIME = 1_000;

/** Queues a job for each person's digest. */
export const askForDigests =
  (db: Database): JobHandler =>
  async ({ day }) => {
    const people = await candidates(db);
    for (let at = 0; at < people.length; at += JOBS_AT_A_TIME) {
      const some = people.slice(at, at + JOBS_AT_A_TIME);
      await db.asSystem((tx) =>
        tx.insert(jobs).values(some.map((recipient) => ({ kind: 'digest', data: { ...recipient, day } }))),
      );
    }
  };

/** Records the day's digest; returns the time of the previous one, or undefined if this day's is done. */
const begin = async (
  tx: Tx,
  recipient: Recipient,
  day: string,
): Promise<{ readonly before: Date | undefined } | undefined> => {
  const own = and(eq(digests.role, recipient.role), eq(digests.accountId, recipient.accountId));
  const [last] = await tx.select({ at: digests.at }).from(digests).where(own);
  const noted = await tx
    .insert(digests)
    .values({ ...recipient, day })
    .onConflictDoUpdate({
      target: [digests.role, digests.accountId],
      set: { day, at: sql`now()` },
      setWhere: lt(digests.day, day),
    })
    .returning({ day: digests.day });
  return noted.length > 0 ? { before: last?.at } : undefined;
};

/** The number of a broker's waiting leads, and when the oldest arrived. */
const waitingLeads = async (tx: Tx, brokerId: number) => {
  const [row] = await tx
    .select({ count: count(), oldest: min(leads.createdAt) })
    .from(leads)
    .where(and(eq(leads.brokerId, brokerId), isWaiting));
  return { leads: row?.count ?? 0, since: row?.oldest?.toISOString() ?? null };
};

/** How many unread notifications of these kinds have arrived since the last digest, by kind. */
const unreadOf = async (
  tx: Tx,
  { role, accountId }: Recipient,
  kinds: readonly NoticeKind[],
  before: Date | undefined,
) => {
  if (kinds.length === 0) return [];
  const recent = hoursAgo(DIGEST_LOOKS_BACK_H);
  return tx
    .select({ kind: notifications.kind, count: count() })
    .from(notifications)
    .where(
      and(
        role === 'broker' ? eq(notifications.brokerId, accountId) : isNull(notifications.brokerId),
        eq(notifications.isRead, false),
        inArray(notifications.kind, [...kinds]),
        gt(notifications.createdAt, before ? sql`greatest(${before.toISOString()}::timestamptz, ${recent})` : recent),
      ),
    )
    .groupBy(notifications.kind)
    .orderBy(notifications.kind);
};

/** Mails a person their digest, unless nothing waits, the account is suspended, or this day's digest is done. */
export const mailDigest =
  (db: Database): JobHandler =>
  async (data) => {
    const { day, ...recipient } = data as unknown as Recipient & { readonly day: string };
    const { role, accountId } = recipient;
    const way: Database['asOperator'] = (work) =>
      role === 'broker' ? db.withTenant(accountId, work) : db.asOperator(work);
    await way(async (tx) => {
      const people = role === 'broker' ? brokers : operators;
      const [person] = await tx
        .select({ to: people.email, name: people.fullName })
        .from(people)
        .where(and(eq(people.id, accountId), ne(people.status, 'suspended')));
      if (!person) return;
      const begun = await begin(tx, { role, accountId }, day);
      if (!begun) return;
      const preferences = await readPreferences(tx, recipient);
      const wantsLeads = role === 'broker' && preferences.lead?.mail !== 'never';
      const waiting = wantsLeads ? await waitingLeads(tx, accountId) : { leads: 0, since: null };
      // New leads are counted already.
      const kinds = dailyKinds(preferences).filter((kind) => kind !== 'lead');
      const unread = await unreadOf(tx, recipient, kinds, begun.before);
      if (waiting.leads === 0 && unread.length === 0) return;
      await addMail(tx, { kind: 'digest', role, ...person, ...waiting, told: unread });
    });
  };
