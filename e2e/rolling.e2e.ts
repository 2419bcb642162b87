import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { createEmptyDatabase } from '#server/testing/emptyPostgres.ts';
import { openLedger } from './crash/ledger.ts';
import { readBack } from './crash/readBack.ts';
import { writeUntilDead } from './crash/round.ts';
import { createTestAccounts } from './crash/testAccounts.ts';
import { writers } from './crash/writers.ts';
import { addLogin } from './support/addLogin.ts';
import { isFull } from './support/full.ts';
import { makeNextVersion } from './support/nextVersion.ts';
import { operatorAlone } from './support/operator.ts';
import { openPlace } from './support/place.ts';
import { startProcess } from './support/serverProcess.ts';
import { runSql } from './support/sql.ts';
import { expect, test } from './support/test.ts';

const SIDE_BY_SIDE_MS = 60_000;

// What an expanding migration may add: a column, a table, an index.
const EXPAND = `-- expand
ALTER TABLE leads ADD COLUMN next_note text;
--> statement-breakpoint
CREATE TABLE next_things (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text);
--> statement-breakpoint
CREATE INDEX next_leads ON leads (next_note)`;

test('a version runs on the schema of the next, and both side by side for a minute lose nothing', async () => {
  test.info().skip(!isFull, 'only in test:full');
  test.info().skip(process.env.SKIP_POSTGRES === '1', 'SKIP_POSTGRES=1');
  test.slow();
  const [database, next] = [await createEmptyDatabase(), await makeNextVersion(EXPAND)];
  const login = await addLogin(database.url);
  const urls = { DATABASE_URL: database.url, DATABASE_APP_URL: login.url };
  const settings = { ...operatorAlone, LOG_LEVEL: 'error', TRUST_PROXY: '1', ...urls };
  const place = await openPlace('pglite', settings);
  let old = place.start();
  const newer = () => startProcess({ ...settings, DATA_DIR: place.dataDir }, [], next.main);
  let running: ReturnType<typeof newer> | undefined;
  try {
    const ledger = openLedger();
    const first = await old.ready();
    const accounts = await createTestAccounts(first, ledger);
    let [number, round] = [0, 0];
    /** Spreads the writers over the servers, and lets them write until the work is done. */
    const writeWhile = async (at: readonly string[], work: () => Promise<unknown>) => {
      let isOver = false;
      round += 1;
      const shared = { number: round, accounts, ledger, nextNumber: () => ++number, isOver: () => isOver };
      const writing = Promise.all(
        writers.map((one, writer) =>
          writeUntilDead({ ...shared, url: at[writer % at.length] ?? '' }, writer, one, new EventEmitter()),
        ),
      );
      await Promise.race([work(), writing]);
      isOver = true;
      await writing;
      expect(ledger.unanswered()).toEqual([]);
    };
    let second = '';
    await writeWhile([first], async () => {
      running = newer();
      second = await running.ready();
    });
    await runSql(database.url, 'grant select on next_things to nivaas_app');

    expect(await old.stop()).toBe(0);
    old = place.start();
    const both = [await old.ready(), second];
    await writeWhile(both, () => wait(SIDE_BY_SIDE_MS));
    for (const at of both) expect(ledger.problems(await readBack(at, accounts))).toEqual([]);
    const [kept] = await runSql(
      database.url,
      `select has_table_privilege('nivaas_app', 'next_things', 'SELECT') as kept`,
    );
    expect(kept).toEqual({ kept: true });
    test.info().annotations.push({ type: 'outcome', description: `${ledger.acknowledged()} writes` });
    for (const server of [old, running]) expect(await server?.stop()).toBe(0);
  } finally {
    await running?.kill();
    await place.remove();
    await login.remove();
    await database.drop();
    await next.remove();
  }
});
