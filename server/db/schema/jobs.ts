import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './accounts.ts';

/**
 * Work that is done after the transaction that requests it. A job is a row written by that transaction, so it is
 * neither lost nor done after a rollback. Any process takes the jobs that are due (server/jobs/worker.ts). Dead ones
 * are kept.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** What the work needs; never a token or a password. */
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
    state: text('state').$type<'waiting' | 'done' | 'dead'>().notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    /**
     * When it may be taken. The process that takes it postpones this: if it dies, another one takes the job then.
     */
    runAt: timestamptz('run_at').notNull().defaultNow(),
    /** Why the last try failed. */
    error: text('error'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    endedAt: timestamptz('ended_at'),
  },
  (table) => [
    index('jobs_due').on(table.runAt).where(sql`${table.state} = 'waiting'`),
    index('jobs_unfinished').on(table.kind, table.state, table.runAt).where(sql`${table.state} <> 'done'`),
    index('jobs_of_kind').on(table.kind, table.id),
    index('jobs_ended').on(table.endedAt),
  ],
);
