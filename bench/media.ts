// npm run bench:media
// Uploads ten photos of 12 megapixels to a built server, as Post Property does, while a broker makes other calls. Measures the
// time of the uploads and of the other calls, and the server's additional memory.

import sharp from 'sharp';
import { startServer } from '../e2e/support/startServer.ts';
import { median, say, sayWhether } from './figures.ts';
import { residentMb } from './processFigures.ts';

const PHOTOS = 10;
const AT_ONCE = Number(process.env.AT_ONCE ?? 1);
const MAX_SECONDS = 20;
const MAX_MS = 200;
const MAX_MB = 600;
const EVERY_MS = 100;

const operator = { email: 'meera@nivaas.example', password: 'Udaipur#2026lake' };
const broker = {
  full_name: 'Kavita Joshi',
  email: 'kavita@joshi.example',
  password: 'Jaipur#2026home',
  phone: '5550120417',
};

/** 4000 x 3000 pixels with the entropy of a real photo: noise. */
const photo = async (seed: number): Promise<Blob> => {
  const noise = {
    create: { width: 1000, height: 750, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  } as const;
  const grain = await sharp({ ...noise, create: { ...noise.create, background: { r: 90, g: 120, b: seed * 20 } } })
    .resize(4000, 3000, { kernel: 'cubic' })
    .jpeg({ quality: 92 })
    .toBuffer();
  return new Blob([new Uint8Array(grain)], { type: 'image/jpeg' });
};

const server = await startServer({
  DEMO: 'off',
  ADMIN_EMAIL: operator.email,
  ADMIN_PASSWORD: operator.password,
  OTP_SENDER: 'off',
  LOG_LEVEL: 'silent',
});
try {
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(`${server.url}${path}`, init);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const send = async <T>(path: string, body: object, token?: string): Promise<T> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as T;
  };
  await send('/api/auth/broker/signup', broker);
  const { token } = await send<{ token: string }>('/api/auth/broker/login', broker);
  const { id } = await send<{ id: number }>('/api/properties/createproperty/full', { basic: {}, features: {} }, token);
  const photos = await Promise.all(Array.from({ length: PHOTOS }, (_, at) => photo(at)));
  say(
    `${PHOTOS} photos of 12 megapixels, ${(photos.reduce((sum, { size }) => sum + size, 0) / 1024 ** 2).toFixed(1)} MB`,
  );
  const authorization = `Bearer ${token}`;
  const before = residentMb(server.pid);

  let busy = true;
  const others: number[] = [];
  const working = (async () => {
    while (busy) {
      const start = performance.now();
      await ask('/api/properties/listproperty', { headers: { authorization } });
      others.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();
  const start = performance.now();
  const waiting = [...photos];
  const upload = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const form = new FormData();
      form.append('media_type', 'image');
      form.append('category', 'exterior');
      form.append('file', next, 'photo.jpg');
      await ask(`/api/properties/${id}/media`, { method: 'POST', headers: { authorization }, body: form });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, upload));
  const seconds = (performance.now() - start) / 1000;
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
