import { fork } from 'node:child_process';
import { once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { jobs } from '../db/schema/jobs.ts';
import { JOB_LEASE_S, JOB_RETRY_S, JOB_TRIES } from '../limits/jobs.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { addJob } from './queue.ts';
import { type JobHandlers, retryDelayS, runDueJobs, startWorker, startWorkers, UnretryableError } from './worker.ts';

const db = await openTestDatabase();
afterAll(() => db.close());
beforeEach(() => db.asOwner((tx) => tx.delete(jobs)));

const add = (...numbers: number[]) =>
  db.asSystem(async (tx) => {
    for (const nth of numbers) await addJob(tx, 'count', { nth });
  });
const stored = () => db.asOwner((tx) => tx.select().from(jobs).orderBy(jobs.id));
/** Makes all waiting jobs due. */
const bringForward = () => db.asOwner((tx) => tx.update(jobs).set({ runAt: sql`now()` }));

/** A handler that records what is done, and throws for the numbers in `failing`. */
const counting = (failing: ReadonlySet<number> = new Set()) => {
  const done: number[] = [];
  const count: JobHandlers[string] = async (data) => {
    const nth = Number(data.nth);
    if (failing.has(nth)) throw new Error(`not ${nth}`);
    done.push(nth);
  };
  return { done, working: { db, handlers: { count } } };
};

test('a job is added on every way, with the transaction that asks for it or not at all, and done once', async () => {
  await add(1);
  await db.asOperator((tx) => addJob(tx, 'count', { nth: 2 }));
  await db.withTenant(1, (tx) => addJob(tx, 'count', { nth: 3 }));
  await db.asPublic('no-such-site', (tx) => addJob(tx, 'count', { nth: 4 }));
  const undone = db.asSystem(async (tx) => {
    await addJob(tx, 'count', { nth: 5 });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const { done, working } = counting();
  expect(await runDueJobs(working)).toBe(4);
  expect(await runDueJobs(working)).toBe(0);
  expect(done.toSorted()).toEqual([1, 2, 3, 4]);
});

test('what fails is tried again, later each time, and is dead in the end but kept', async () => {
  await add(1, 2);
  const { done, working } = counting(new Set([1]));
  for (let nth = 1; nth <= JOB_TRIES; nth += 1) {
    await runDueJobs(working);
    await bringForward();
  }
  await runDueJobs(working);
  expect(done).toEqual([2]);
  expect((await stored()).map(({ state, tries, error }) => [state, tries, error])).toEqual([
    ['dead', JOB_TRIES, 'not 1'],
    ['done', 1, null],
  ]);
  const delays = Array.from({ length: JOB_TRIES }, (_, nth) => retryDelayS(nth + 1));
  expect([delays[0], delays[1], delays.at(-1)]).toEqual([JOB_RETRY_S.least, 2 * JOB_RETRY_S.least, JOB_RETRY_S.most]);
});

test('a failed job waits for its time, one without hope is dead at once, one of an unknown kind is left to others', async () => {
  await add(1);
  await db.asSystem(async (tx) => {
    await addJob(tx, 'lost', {});
    await addJob(tx, 'unknown', {});
  });
  const { working } = counting(new Set([1]));
  const lost = async () => {
    throw new UnretryableError('nobody');
  };
  expect(await runDueJobs({ db, handlers: { ...working.handlers, lost } })).toBe(2);
  expect((await stored()).map(({ kind, state, tries }) => [kind, state, tries])).toEqual([
    ['count', 'waiting', 1],
    ['lost', 'dead', 1],
    ['unknown', 'waiting', 0],
  ]);
  const [first] = await stored();
  expect(first?.runAt.getTime()).toBeGreaterThan(Date.now() + 30_000);
});

test('the job of a process that died is free again within a minute; what that process still reports counts for nothing', async () => {
  await add(1);
  let release = () => {};
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  const first = runDueJobs({ db, handlers: { count: () => held } });
  await expect.poll(async () => (await stored())[0]?.tries).toBe(1);
  const { done, working } = counting();
  expect(await runDueJobs(working)).toBe(0);
  expect(JOB_LEASE_S).toBeLessThan(60);
  const lease = sql`now() - make_interval(secs => ${JOB_LEASE_S}::int)`;
  await db.asOwner((tx) => tx.update(jobs).set({ runAt: sql`${jobs.runAt} + (${lease} - now())` }));
  expect(await runDueJobs(working)).toBe(1);
  release();
  await first;
  expect(done).toEqual([1]);
  expect((await stored()).map(({ state, tries }) => [state, tries])).toEqual([['done', 2]]);
});

test('a job that takes long stays with its process', async () => {
  await add(1);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let release = () => {};
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  const first = runDueJobs({ db, handlers: { count: () => held } });
  await expect.poll(async () => (await stored())[0]?.tries).toBe(1);
  await db.asOwner((tx) => tx.update(jobs).set({ runAt: sql`now() + interval '1 second'` }));
  vi.advanceTimersByTime((JOB_LEASE_S * 1_000) / 3);
  await expect
    .poll(async () => (await stored())[0]?.runAt.getTime())
    .toBeGreaterThan(Date.now() + (JOB_LEASE_S - 10) * 1_000);
  release();
  await first;
  expect((await stored()).map(({ state, tries }) => [state, tries])).toEqual([['done', 1]]);
});

test('what a job writes at its end is written with it, once, and not by a process that was too late', async () => {
  await add(1);
  const ends =
    (nth: number): JobHandlers[string] =>
    async () =>
    (tx) =>
      addJob(tx, 'ended', { nth });
  await runDueJobs({
    db,
    handlers: {
      count: async (data, job) => {
        await db.asOwner((tx) => tx.update(jobs).set({ runAt: sql`now()` }));
        await runDueJobs({ db, handlers: { count: ends(1) } });
        return ends(2)(data, job);
      },
    },
  });
  expect((await stored()).map(({ kind, state, data }) => [kind, state, data.nth])).toEqual([
    ['count', 'done', 1],
    ['ended', 'waiting', 1],
  ]);
});

test('several workers share the jobs, each done once', async () => {
  await add(...Array.from({ length: 120 }, (_, nth) => nth));
  const { done, working } = counting();
  const tries = await Promise.all([runDueJobs(working), runDueJobs(working), runDueJobs(working)]);
  expect(tries.reduce((sum, one) => sum + one)).toBe(120);
  expect(new Set(done).size).toBe(120);
  expect(done.length).toBe(120);
});

test('a worker in the background takes what comes, and finishes what it does before it ends', async () => {
  const { done, working } = counting();
  const stop = startWorker(working, (error) => {
    throw error;
  });
  // If this test fails, a worker that keeps running would take the next test's jobs.
  onTestFinished(stop);
  await add(1);
  await expect.poll(() => done).toEqual([1]);
  await stop();
  await add(2);
  expect(await stored()).toMatchObject([{ state: 'done' }, { state: 'waiting', tries: 0 }]);
});

test('a long job that has a worker of its own holds up no others', async () => {
  let release = () => {};
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  const { done, working } = counting();
  await db.asSystem((tx) => addJob(tx, 'long', {}));
  const stop = startWorkers({ db, handlers: { ...working.handlers, long: () => held } }, ['long', 'none'], (error) => {
    throw error;
  });
  onTestFinished(stop);
  await expect.poll(async () => (await stored())[0]?.tries).toBe(1);
  await add(1);
  await expect.poll(() => done, { timeout: 5_000 }).toEqual([1]);
  release();
});

const full = process.env.TEST_FULL === '1';

// Only one process can use the embedded database.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('two processes', () => {
  const COUNT = full ? 10_000 : 400;
  const start = () =>
    fork('server/testing/jobProcess.ts', [db.url ?? ''], { execArgv: ['--import', 'tsx'], stdio: 'inherit' });

  test(`${COUNT} jobs are done once each, also those of a process that was killed`, { timeout: 300_000 }, async () => {
    await db.asOwner(async (tx) => {
      await tx.execute(sql`create table done_jobs (nth integer)`);
      await tx.execute(sql`grant insert on done_jobs to public`);
      await tx.execute(sql`insert into jobs (kind, data)
        select 'count', jsonb_build_object('nth', nth) from generate_series(1, ${COUNT}::int) nth`);
    });
    const counted = () =>
      db.asOwner(async (tx) => {
        const [row] = await tx
          .select({ all: sql<number>`count(*)::int`, different: sql<number>`count(distinct nth)::int` })
          .from(sql`done_jobs`);
        return row;
      });
    const processes = [start(), start()];
    try {
      await expect.poll(async () => (await counted())?.all, { timeout: 60_000 }).toBeGreaterThan(COUNT / 10);
      processes[0]?.kill('SIGKILL');
      // Ends their lease at once, so that the test need not wait for it.
      const stranded = () =>
        db.asOwner((tx) =>
          tx.update(jobs).set({ runAt: sql`now()` }).where(sql`state = 'waiting' and run_at > now() and tries = 1`),
        );
      await once(processes[0] ?? process, 'exit');
      await expect
        .poll(
          async () => {
            const left = await db.asOwner((tx) => tx.$count(jobs, eq(jobs.tries, 0)));
            if (left === 0) await stranded();
            return db.asOwner((tx) => tx.$count(jobs, eq(jobs.state, 'done')));
          },
          { timeout: 240_000, interval: 500 },
        )
        .toBe(COUNT);
    } finally {
      for (const one of processes) one.kill('SIGKILL');
    }
    expect(await counted()).toEqual({ all: COUNT, different: COUNT });
  });
});
