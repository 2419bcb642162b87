import { setTimeout as wait } from 'node:timers/promises';
import { crashRounds } from './crash/crashRounds.ts';
import { type EngineName, engine } from './support/engines.ts';
import { isFull } from './support/full.ts';
import { startMailSink } from './support/mailSink.ts';
import { operatorAlone } from './support/operator.ts';
import { openPlace as openEmptyPlace } from './support/place.ts';
import { seededRandom } from './support/seededRandom.ts';
import type { ServerProcess } from './support/serverProcess.ts';
import { expect, test } from './support/test.ts';

// KILLS=200 runs more rounds; SEED=7 repeats the moments of an earlier run.
const KILLS = Number(process.env.KILLS ?? 1);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
const START_MS = 120_000;
const KILL_MS = 30_000;
// Deadlines, not measurements: a busy machine takes several seconds to start a process.
const REFUSED_WITHIN_MS = 45_000;
const GIVE_UP_MS = 60_000;

// In parallel, because each test mostly waits for its servers to start.
test.describe.configure({ mode: 'parallel' });

// Without optimizing the embedded database's code, which does not pay off in a server that lives for two seconds.
const openPlace = (engine: EngineName, settings = {}) =>
  openEmptyPlace(engine, { ...operatorAlone, LOG_LEVEL: 'error', TRUST_PROXY: '1', ...settings }, ['--liftoff-only']);

/** Expects a server to end soon with a clear message because its data folder is in use. */
const refused = async (server: ServerProcess) => {
  const { code, afterMs } = await server.ended;
  expect(code).toBe(1);
  expect(afterMs).toBeLessThan(REFUSED_WITHIN_MS);
  expect(server.output().trim()).toMatch(
    /^Another server already uses the data folder \S+\. Stop it, or set DATA_DIR to another folder\.$/,
  );
};

test(`kill -9 under eight writers does not lose, duplicate or truncate any record on ${engine}`, async () => {
  test.setTimeout(START_MS + KILLS * KILL_MS);
  const sink = await startMailSink(seededRandom(SEED, `mail server of ${engine}`));
  const place = await openPlace(engine, { MAIL_URL: sink.url, MAIL_FROM: 'Nivaas <hello@nivaas.test>' });
  try {
    const outcome = await crashRounds(place, sink, { kills: KILLS, seed: SEED });
    test.info().annotations.push({ type: 'outcome', description: JSON.stringify({ ...outcome, answers: sink.given }) });
    expect(outcome).toMatchObject({ engine, kills: KILLS });
    expect(outcome.acknowledged).toBeGreaterThan(KILLS);
    expect(outcome.unanswered).toBeGreaterThan(0);
  } finally {
    await place.remove();
    await sink.close();
  }
});

// server/startup/lock.test.ts covers the lock alone, without the database.
test('the embedded database allows one server at a time, and the next as soon as that one is killed', async () => {
  test.info().skip(!isFull, 'only in test:full');
  const place = await openPlace('pglite');
  try {
    const two = [place.start(), place.start()];
    const first = await Promise.race([...two.map((server) => server.ended.then(() => server)), wait(GIVE_UP_MS)]);
    const loser = two.find((server) => server === first);
    if (!loser) throw new Error('Two servers started on one folder');
    const holder = two.find((server) => server !== loser);
    await refused(loser);
    const url = await holder?.ready();

    const late = refused(place.start());
    let done = false;
    const statuses: number[] = [];
    const poll = async () => {
      while (!done) statuses.push((await fetch(`${url}/api/demo`)).status);
    };
    await Promise.all([late.finally(() => (done = true)), poll()]);
    expect(new Set(statuses)).toEqual(new Set([200]));

    await holder?.kill();
    const next = place.start();
    await next.ready();
    await refused(place.start());
    expect(await next.stop()).toBe(0);
  } finally {
    await place.remove();
  }
});
