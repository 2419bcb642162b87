import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loginBroker, loginSuperAdmin } from '#contract/auth.ts';
import { createBroker } from '#contract/brokers.ts';
import { addMedia, createProperty, deleteMedia, getProperty } from '#contract/properties/endpoints.ts';
import { ask, NoResponse } from './crash/ask.ts';
import { pictureOf } from './crash/pictures.ts';
import { engine } from './support/engines.ts';
import { operator, operatorAlone } from './support/operator.ts';
import { openPlace } from './support/place.ts';
import { seededRandom } from './support/seededRandom.ts';
import { expect, test } from './support/test.ts';

// KILLS=50 runs more rounds; SEED=7 repeats the moments of an earlier run.
const KILLS = Number(process.env.KILLS ?? 1);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
const START_MS = 60_000;
const KILL_MS = 30_000;
const PHOTOS = 8;
const WIDTHS = 3;
// Deleting all of them takes about this long.
const LATEST_KILL_MS = 60;

const hire = async (url: string): Promise<{ readonly email: string; readonly password: string }> => {
  const { token } = await ask(url, loginSuperAdmin, { body: { ...operator } });
  const account = { email: 'asha@crash.example', password: operator.password };
  const body = { ...account, full_name: 'Asha', phone: null, license_no: null, status: 'active' } as const;
  await ask(url, createBroker, { body, file: null }, token);
  return account;
};

const post = async (url: string, token: string): Promise<number> => {
  const { id } = await ask(url, createProperty, { body: { basic: {}, features: {} } as never }, token);
  for (let nth = 0; nth < PHOTOS; nth += 1) {
    const body = { media_type: 'image', category: 'exterior' } as const;
    await ask(url, addMedia, { params: { id }, body, file: await pictureOf(nth) }, token);
  }
  return id;
};

const mediaOf = async (url: string, token: string, id: number) =>
  (await ask(url, getProperty, { params: { id } }, token)).data.media;

const filesIn = async (folder: string): Promise<number> =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

const killInTheMiddle = async (): Promise<void> => {
  const random = seededRandom(SEED, `deletions on ${engine}`);
  const place = await openPlace(engine, { ...operatorAlone, LOG_LEVEL: 'warn' }, ['--liftoff-only']);
  try {
    let server = place.start();
    let url = await server.ready();
    const account = await hire(url);
    const { token } = await ask(url, loginBroker, { body: account });
    let kept = 0;
    for (let nth = 0; nth < KILLS; nth += 1) {
      const id = await post(url, token);
      const photos = await mediaOf(url, token, id);
      const deleted = photos.map(({ id: mediaId }) =>
        ask(url, deleteMedia, { params: { id, mediaId } }, token).then(
          () => mediaId,
          (error: unknown) => {
            if (error instanceof NoResponse) return undefined;
            throw error;
          },
        ),
      );
      await wait(LATEST_KILL_MS * random());
      await server.kill();
      const done = await Promise.all(deleted);
      server = place.start();
      url = await server.ready();
      const left = await mediaOf(url, token, id);
      expect(left.filter((photo) => done.includes(photo.id))).toEqual([]);
      kept += left.length;
      // The server cleans up what was left behind as soon as it has started.
      await expect.poll(() => filesIn(path.join(place.dataDir, 'media')), `seed ${SEED}`).toBe(kept * WIDTHS);
    }
    test.info().annotations.push({ type: 'outcome', description: `${KILLS * PHOTOS - kept} deleted, ${kept} kept` });
    await server.stop();
  } finally {
    await place.remove();
  }
};

test(`kill -9 while photos are deleted leaves no stray file and no photo without its file on ${engine}`, async () => {
  test.setTimeout(START_MS + KILLS * KILL_MS);
  await killInTheMiddle();
});
