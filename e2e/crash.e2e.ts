import { setTimeout as wait } from 'node:timers/promises';
import { crashRounds } from './crash/crashRounds.ts';
import { openPlace } from './crash/place.ts';
import type { ServerProcess } from './crash/serverProcess.ts';
import { engines } from './support/engines.ts';
import { expect, test } from './support/test.ts';

// KILLS=200 for the whole truth; SEED=7 for the same moments again.
const KILLS = Number(process.env.KILLS ?? 3);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
const START_MS = 120_000;
const KILL_MS = 30_000;
// Deadlines, not measures: a busy machine needs several seconds to start a process at all.
const REFUSED_WITHIN_MS = 45_000;
const GIVE_UP_MS = 60_000;

// Side by side: each waits most of its time for its server to start.
test.describe.configure({ mode: 'parallel' });

/** A server that finds the folder in use: it ends soon, with clear words and a code that says that it failed. */
const refused = async (server: ServerProcess) => {
  const { code, afterMs } = await server.ended;
  expect(code).toBe(1);
  expect(afterMs).toBeLessThan(REFUSED_WITHIN_MS);
  expect(server.said().trim()).toMatch(
    /^Another server already uses the data folder \S+\. Stop it, or set DATA_DIR to another folder\.$/,
  );
};

for (const engine of engines) {
  test(`kill -9 under eight writers loses, doubles and halves nothing on ${engine}`, async () => {
    test.setTimeout(START_MS + KILLS * KILL_MS);
    const place = await openPlace(engine);
    try {
      const outcome = await crashRounds(place, { kills: KILLS, seed: SEED });
      test.info().annotations.push({ type: 'outcome', description: JSON.stringify(outcome) });
      expect(outcome).toMatchObject({ engine, kills: KILLS });
      expect(outcome.acknowledged).toBeGreaterThan(KILLS);
      expect(outcome.unanswered).toBeGreaterThan(0);
    } finally {
      await place.remove();
    }
  });
}

test('the embedded folder has one server at a time, and takes the next as soon as that one is killed', async () => {
  const place = await openPlace('pglite');
  try {
    const two = [place.start(), place.start()];
    const first = await Promise.race([...two.map((server) => server.ended.then(() => server)), wait(GIVE_UP_MS)]);
    const loser = two.find((server) => server === first);
    if (!loser) throw new Error('Two servers started on one folder');
    const holder = two.find((server) => server !== loser);
    await refused(loser);
    const url = await holder?.ready(true);

    const late = refused(place.start());
    let done = false;
    const answered: number[] = [];
    const asking = async () => {
      while (!done) answered.push((await fetch(`${url}/api/demo`)).status);
    };
    await Promise.all([late.finally(() => (done = true)), asking()]);
    expect(new Set(answered)).toEqual(new Set([200]));

    await holder?.kill();
    const next = place.start();
    await next.ready();
    await refused(place.start());
    expect(await next.stop()).toBe(0);
  } finally {
    await place.remove();
  }
});
