// npm run bench -- media
// Uploads ten photos of 12 megapixels to a built server, as Post Property does, while a broker makes other calls. Measures the
// time of the uploads and of the other calls, and the server's additional memory.

import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { limitConcurrency } from '#e2e/support/limitConcurrency.ts';
import { operatorAlone } from '#e2e/support/operator.ts';
import { addBroker } from '#e2e/support/people.ts';
import { get } from '#e2e/support/post.ts';
import { addPhoto, postHome } from '#e2e/support/siteOf.ts';
import { startServer } from '#e2e/support/startServer.ts';
import { median, say, sayWhether, timeOf } from './support/figures.ts';
import { residentMb } from './support/processFigures.ts';

const PHOTOS = 10;
const AT_ONCE = Number(process.env.AT_ONCE ?? 1);
const MAX_SECONDS = 20;
const MAX_MS = 200;
const MAX_MB = 600;
const EVERY_MS = 100;

/** 4000 x 3000 pixels with the entropy of a real photo: noise. */
const photo = (seed: number): Promise<Buffer> => {
  const noise = {
    create: { width: 1000, height: 750, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  } as const;
  return sharp({ ...noise, create: { ...noise.create, background: { r: 90, g: 120, b: seed * 20 } } })
    .resize(4000, 3000, { kernel: 'cubic' })
    .jpeg({ quality: 92 })
    .toBuffer();
};

const server = await startServer({ ...operatorAlone, OTP_SENDER: 'off', LOG_LEVEL: 'silent' });
try {
  const { token } = await addBroker(server.url, 'Kavita Joshi');
  const id = await postHome(server.url, token, {});
  const photos = await Promise.all(Array.from({ length: PHOTOS }, (_, at) => photo(at)));
  say(
    `${PHOTOS} photos of 12 megapixels, ${(photos.reduce((sum, { length }) => sum + length, 0) / 1024 ** 2).toFixed(1)} MB`,
  );
  const before = residentMb(server.pid);

  let busy = true;
  const others: number[] = [];
  const working = (async () => {
    while (busy) {
      others.push(await timeOf(() => get(server.url, 'properties/listproperty', token)));
      await pause(EVERY_MS);
    }
  })();
  const upload = (one: Buffer) => addPhoto(server.url, token, id, one);
  const seconds = (await timeOf(() => limitConcurrency(photos, upload, AT_ONCE))) / 1000;
  busy = false;
  await working;
  const after = residentMb(server.pid);

  const slowest = Math.max(...others);
  const more = after.peak - before.now;
  sayWhether(seconds < MAX_SECONDS, `all stored in ${seconds.toFixed(1)} s, ${AT_ONCE} at a time`);
  sayWhether(
    slowest < MAX_MS,
    `${others.length} other calls: median ${median(others).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`,
  );
  sayWhether(more < MAX_MB, `${more.toFixed(0)} MB at most beyond the ${before.now.toFixed(0)} MB before`);
  process.exitCode = seconds < MAX_SECONDS && slowest < MAX_MS && more < MAX_MB ? 0 : 1;
} finally {
  await server.stop();
}
