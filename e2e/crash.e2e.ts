import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashRounds } from './crash/crashRounds';
import { openPlace, type Place } from './crash/place';
import type { ServerProcess } from './crash/serverProcess';
import { engines } from './support/engines';

const KILLS = 10;
const ROUNDS_MS = 300_000;
const REFUSED_WITHIN_MS = 10_000;
const GIVE_UP_MS = 15_000;

describe('the embedded folder', () => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace('pglite');
  });
  afterAll(() => place.remove());

  /** A server that finds the folder in use: it ends soon, with clear words and a code that says that it failed. */
  const refused = async (server: ServerProcess) => {
    const { code, afterMs } = await server.ended;
    expect(code).toBe(1);
    expect(afterMs).toBeLessThan(REFUSED_WITHIN_MS);
    expect(server.said().trim()).toMatch(
      /^Another server already uses the data folder \S+\. Stop it, or set DATA_DIR to another folder\.$/,
    );
  };

  it('has one server at a time, also while that one starts, and takes the next as soon as it is killed', async () => {
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
  });
});

describe('kill -9 under eight writers loses, doubles and halves nothing', () => {
  const seed = Date.now() % 1_000_000_000;
  // Both at once: each waits most of its time for its server to start.
  it.concurrent.for(engines)(`on %s (seed ${seed})`, { timeout: ROUNDS_MS }, async (engine, { onTestFinished }) => {
    const place = await openPlace(engine);
    onTestFinished(() => place.remove());
    const outcome = await crashRounds(place, { kills: KILLS, seed });
    expect(outcome).toMatchObject({ engine, kills: KILLS });
    expect(outcome.acknowledged).toBeGreaterThan(KILLS);
    expect(outcome.unanswered).toBeGreaterThan(0);
  });
});
