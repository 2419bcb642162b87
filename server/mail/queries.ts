import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Mail } from '#contract/mails.ts';
import type { Tx } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';
import { found } from '../errors.ts';
import { MAILS_SHOWN } from '../limits/jobs.ts';
import type { MailJob } from './mailJobs.ts';

const stateOf = ({ state, tries, error }: typeof jobs.$inferSelect): Mail['state'] => {
  if (state === 'done') return 'sent';
  if (state === 'dead') return 'dead';
  return tries > 0 && error ? 'failed' : 'waiting';
};

const toMail = (row: typeof jobs.$inferSelect): Mail => {
  const { kind, to } = row.data as unknown as MailJob;
  const state = stateOf(row);
  const { id, tries, error, createdAt, endedAt } = row;
  const sent_at = state === 'sent' ? (endedAt?.toISOString() ?? null) : null;
  return { id, kind, to, state, tries, error, created_at: createdAt.toISOString(), sent_at };
};

/** The newest mails. */
export const listMails = async (tx: Tx): Promise<Mail[]> => {
  const rows = await tx.select().from(jobs).where(eq(jobs.kind, 'mail')).orderBy(desc(jobs.id)).limit(MAILS_SHOWN);
  return rows.map(toMail);
};

/** How many mails of the last 24 hours were sent, and how many have failed for good. */
export const countLastDay = async (tx: Tx): Promise<{ readonly sent: number; readonly dead: number }> => {
  const among = (state: 'done' | 'dead') => sql<number>`(count(*) filter (where ${jobs.state} = ${state}))::int`;
  const [counts] = await tx
    .select({ sent: among('done'), dead: among('dead') })
    .from(jobs)
    .where(and(eq(jobs.kind, 'mail'), gt(jobs.endedAt, sql`now() - interval '1 day'`)));
  return found(counts);
};

/** Sends a mail again, whatever its state; 404 for an unknown one. */
export const sendAgain = async (tx: Tx, id: number): Promise<Mail> => {
  const [row] = await tx
    .update(jobs)
    .set({ state: 'waiting', tries: 0, runAt: sql`now()`, error: null, endedAt: null })
    .where(sql`${jobs.id} = ${id} and ${jobs.kind} = 'mail'`)
    .returning();
  return toMail(found(row));
};
