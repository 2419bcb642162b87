import { setTimeout } from 'node:timers/promises';
import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';
import { every } from '../lib/every.ts';
import { groupBy } from '../lib/groupBy.ts';
import { JOB_LEASE_S, JOB_RETRY_S, JOB_TRIES, JOBS_AT_ONCE, JOBS_EVERY_MS } from '../limits/jobs.ts';
import { DRAIN_MS } from '../limits/server.ts';
import { jobTries } from '../metrics/metrics.ts';
import { traced } from '../tracing/spans.ts';

type Job = Pick<typeof jobs.$inferSelect, 'id' | 'kind' | 'data' | 'tries' | 'createdAt'>;

/** What a job writes in the transaction that marks it as done, and so exactly once, even if the process dies. */
export type OnJobDone = (tx: Tx) => Promise<unknown>;

/** Does one job; throws if it has to be retried. The error's message is stored, so it must not contain secrets. */
export type JobHandler = (data: Job['data'], job: Pick<Job, 'id' | 'createdAt'>) => Promise<OnJobDone | undefined>;

/** The handler of each kind of job. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;

/** Thrown for a job that no retry can complete. */
export class UnretryableError extends Error {}

/** Called for a dead job, with the reason, in the transaction that marks it as dead. */
export type OnDeadJob = (tx: Tx, job: Pick<Job, 'kind' | 'data'>, error: string) => Promise<void>;

interface Working {
  readonly db: Database;
  readonly handlers: JobHandlers;
  readonly onDeadJob?: OnDeadJob;
  /** Called for each failed try. */
  readonly onFailure?: (job: Pick<Job, 'id' | 'kind' | 'tries'>, error: unknown) => void;
}

const leasedUntil = sql`clock_timestamp() + make_interval(secs => ${JOB_LEASE_S}::int)`;

// Taking a job postpones its time by the lease: if the process dies, another one takes the job after that.
const take = ({ db, handlers }: Working): Promise<Job[]> =>
  db.asSystem(async (tx) => {
    const due = tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(
        and(
          eq(jobs.state, 'waiting'),
          lte(jobs.runAt, sql`clock_timestamp()`),
          inArray(jobs.kind, Object.keys(handlers)),
        ),
      )
      .orderBy(asc(jobs.runAt))
      .limit(JOBS_AT_ONCE)
      .for('update', { skipLocked: true });
    const taken = await tx
      .update(jobs)
      // Clears the last error, so that a mail that is being sent is not offered for resending.
      .set({ tries: sql`${jobs.tries} + 1`, runAt: leasedUntil, error: null })
      .where(inArray(jobs.id, due))
      .returning({ id: jobs.id, kind: jobs.kind, data: jobs.data, tries: jobs.tries, createdAt: jobs.createdAt });
    return taken.toSorted((one, other) => one.id - other.id);
  });

/** The seconds until the next try: doubles with each try, within the bounds. */
export const retryDelayS = (tries: number): number =>
  Math.min(JOB_RETRY_S.most, JOB_RETRY_S.least * 2 ** Math.max(0, tries - 1));

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500);

// Whether this process still owns the job: after its lease ended, another process may have taken it.
const isOurs = ({ id, tries }: Job) => and(eq(jobs.id, id), eq(jobs.state, 'waiting'), eq(jobs.tries, tries));

const end = (db: Database, job: Job, change: Record<string, unknown>, atEnd?: OnJobDone) =>
  db.asSystem(async (tx) => {
    const ended = await tx.update(jobs).set(change).where(isOurs(job)).returning({ id: jobs.id });
    if (ended.length > 0) await atEnd?.(tx);
  });

/** Does a job's work, and renews its lease meanwhile, so that no other process takes it. */
const leased = async <T>(db: Database, job: Job, work: () => Promise<T>): Promise<T> => {
  const renew = () => {
    // Never moves the time back: the wait after a failed try may just have been written.
    const isEarlier = lt(jobs.runAt, leasedUntil);
    db.asSystem((tx) =>
      tx
        .update(jobs)
        .set({ runAt: leasedUntil })
        .where(and(isOurs(job), isEarlier)),
    ).catch(() => undefined);
  };
  const stopRenewing = every((JOB_LEASE_S * 1_000) / 3, renew, 'later');
  try {
    return await work();
  } finally {
    stopRenewing();
  }
};

const endedAt = sql`clock_timestamp()`;

const doOne = async ({ db, handlers, onFailure, onDeadJob }: Working, job: Job): Promise<void> => {
  try {
    // A job that killed its process at each try must not kill the next one.
    if (job.tries > JOB_TRIES) throw new UnretryableError('The server stopped each time while it did this');
    const work = async () => handlers[job.kind]?.(job.data, job);
    const atEnd = await traced(`job ${job.kind}`, { 'nivaas.job': job.id }, () => leased(db, job, work));
    await end(db, job, { state: 'done', error: null, endedAt }, atEnd);
    jobTries.inc({ kind: job.kind, result: 'done' });
  } catch (error) {
    onFailure?.(job, error);
    const isDead = error instanceof UnretryableError || job.tries >= JOB_TRIES;
    jobTries.inc({ kind: job.kind, result: isDead ? 'dead' : 'failed' });
    const runAt = sql`clock_timestamp() + make_interval(secs => ${retryDelayS(job.tries)}::int)`;
    const why = wordsOf(error);
    const change = { error: why, ...(isDead ? { state: 'dead', endedAt } : { runAt }) };
    await end(db, job, change, async (tx) => isDead && onDeadJob?.(tx, job, why));
  }
};

/** Does the due jobs until none is left; returns the number of tries. */
export const runDueJobs = async (working: Working, signal?: AbortSignal): Promise<number> => {
  let count = 0;
  while (!signal?.aborted) {
    const taken = await take(working);
    if (taken.length === 0) break;
    count += taken.length;
    await Promise.all(taken.map((job) => doOne(working, job)));
  }
  return count;
};

/**
 * Starts to work in the background. Returns a function that stops it: jobs in progress have two seconds to finish;
 * after that another process takes them when their lease ends.
 */
export const startWorker = (working: Working, onError: (error: unknown) => void): (() => Promise<void>) => {
  const stopping = new AbortController();
  let round: Promise<void> | undefined;
  const work = () => {
    round ??= runDueJobs(working, stopping.signal)
      .then(() => undefined, onError)
      .finally(() => {
        round = undefined;
      });
  };
  const stopLooking = every(JOBS_EVERY_MS, work);
  return async () => {
    stopLooking();
    stopping.abort();
    if (round) await Promise.race([round, setTimeout(DRAIN_MS, undefined, { ref: false })]);
  };
};

/** The same, with a separate worker for each kind in `apart`, whose long jobs would hold up all others. */
export const startWorkers = (working: Working, apart: readonly string[], onError: (error: unknown) => void) => {
  const workerOf = groupBy(Object.entries(working.handlers), ([kind]) => (apart.includes(kind) ? kind : undefined));
  const stops = [...workerOf.values()].map((handlers) =>
    startWorker({ ...working, handlers: Object.fromEntries(handlers) }, onError),
  );
  return async (): Promise<void> => {
    await Promise.all(stops.map((stop) => stop()));
  };
};
