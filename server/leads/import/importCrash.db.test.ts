import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Database, Tx } from '#server/db/database.ts';
import { brokers } from '#server/db/schema/accounts.ts';
import { jobs } from '#server/db/schema/jobs.ts';
import { leadEvents, leads } from '#server/db/schema/leads.ts';
import { leadImports } from '#server/db/schema/leadWork.ts';
import { addJob } from '#server/jobs/queue.ts';
import { runDueJobs } from '#server/jobs/worker.ts';
import { IMPORTED_AT_ONCE } from '#server/limits/leads.ts';
import { firstId } from '#server/testing/firstId.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { addRows } from './importJob.ts';

const db = await openTestDatabase();
afterAll(() => db.close());

const ROWS = IMPORTED_AT_ONCE + 10;
const content = `Name,Phone\n${Array.from({ length: ROWS }, (_, nth) => `Row ${nth},${9_829_000_000 + nth}`).join('\n')}`;
let brokerId = 0;

beforeEach(async () => {
  await db.asOwner(async (tx) => {
    await tx.delete(jobs);
    const broker = { fullName: 'Asha', email: `asha${brokerId}@test.example`, status: 'active' } as const;
    brokerId = firstId(await tx.insert(brokers).values(broker).returning({ id: brokers.id }));
  });
});

const ask = () =>
  db.withTenant(brokerId, async (tx) => {
    const mapping = { full_name: 'Name', phone: 'Phone' };
    const file = { brokerId, fileName: 'leads.csv', content, mapping, rows: ROWS };
    const importId = firstId(await tx.insert(leadImports).values(file).returning({ id: leadImports.id }));
    await addJob(tx, 'lead_import', { importId, brokerId });
  });

class Crash extends Error {}

/**
 * The database as seen by a process that dies at one of its steps: before a statement, or just before or after a
 * commit.
 */
const dying = (steps: { left: number }): Pick<Database, 'withTenant' | 'asSystem'> => {
  const step = () => {
    steps.left -= 1;
    if (steps.left < 0) throw new Crash();
  };
  const counted = (tx: Tx): Tx =>
    new Proxy(tx, {
      get: (target, name, receiver) => {
        if (name === 'select' || name === 'insert' || name === 'update') step();
        return Reflect.get(target, name, receiver);
      },
    });
  const ending = async <T>(transaction: Promise<T>): Promise<T> => {
    const result = await transaction;
    step();
    return result;
  };
  const inside =
    <T>(work: (tx: Tx) => Promise<T>) =>
    async (tx: Tx) => {
      const result = await work(counted(tx));
      step();
      return result;
    };
  return {
    withTenant: (id, work) => ending(db.withTenant(id, inside(work))),
    asSystem: (work) => ending(db.asSystem(inside(work))),
  };
};

const run = async (ways: Pick<Database, 'withTenant' | 'asSystem'>): Promise<void> => {
  await runDueJobs({ db: { ...db, ...ways }, handlers: { lead_import: addRows(ways) } });
};

/** Starts another process: the jobs that the first one had taken are due again. */
const startAgain = async (): Promise<void> => {
  await db.asOwner((tx) => tx.update(jobs).set({ runAt: sql`now()` }).where(eq(jobs.state, 'waiting')));
  await run(db);
};

/** The rows that do not have exactly one lead with one timeline entry, and their number of leads. */
const notOnce = () =>
  db.asOwner((tx) =>
    tx
      .select({ name: leads.fullName, leads: sql<number>`count(distinct ${leads.id})::int` })
      .from(leads)
      .leftJoin(leadEvents, eq(leadEvents.leadId, leads.id))
      .where(eq(leads.brokerId, brokerId))
      .groupBy(leads.fullName)
      .having(sql`count(distinct ${leads.id}) <> 1 or count(${leadEvents.id}) <> 1`)
      .orderBy(asc(leads.fullName)),
  );

const expectAll = async (moment: number): Promise<void> => {
  expect({ moment, notOnce: await notOnce() }).toEqual({ moment, notOnce: [] });
  const [row] = await db.asOwner((tx) => tx.select().from(leadImports).where(eq(leadImports.brokerId, brokerId)));
  expect(row).toMatchObject({ state: 'done', done: ROWS, added: ROWS, skipped: 0, wrong: 0 });
  expect(await db.asOwner((tx) => tx.$count(leads, eq(leads.brokerId, brokerId)))).toBe(ROWS);
};

/** The number of steps in an uninterrupted import. */
const countSteps = async (): Promise<number> => {
  const steps = { left: 1_000 };
  await ask();
  await run(dying(steps));
  await expectAll(-1);
  return 1_000 - steps.left;
};
const steps = await (async () => {
  brokerId = firstId(
    await db.asOwner((tx) =>
      tx
        .insert(brokers)
        .values({ fullName: 'Asha', email: 'asha@test.example', status: 'active' })
        .returning({ id: brokers.id }),
    ),
  );
  return countSteps();
})();
const moments = Array.from({ length: 50 }, () => Math.floor(Math.random() * steps));

test.each(moments)(
  'a process that ends at step %i of an import, and another that starts: each row is there once',
  async (moment) => {
    await ask();
    await run(dying({ left: moment })).catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error;
    });
    await startAgain();
    await expectAll(moment);
  },
);

test('rows that an erasure takes out of the file of a running import are not added', async () => {
  await ask();
  const [row] = await db.asOwner((tx) => tx.select().from(leadImports).where(eq(leadImports.brokerId, brokerId)));
  const work = addRows(db);
  const next = () => work({ importId: row?.id, brokerId }, { id: 1, createdAt: new Date() });
  await next();
  const erased = content.replace(/^Row 105,.*$/m, 'Erased,Erased');
  await db.asOwner((tx) =>
    tx
      .update(leadImports)
      .set({ content: erased })
      .where(eq(leadImports.id, row?.id ?? 0)),
  );
  while (await next());
  const names = await db.asOwner((tx) =>
    tx.select({ name: leads.fullName }).from(leads).where(eq(leads.brokerId, brokerId)),
  );
  expect(names.map(({ name }) => name)).not.toContain('Row 105');
  expect(names).toHaveLength(ROWS - 1);
});
