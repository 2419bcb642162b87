import Fastify from 'fastify';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { memoryStore } from '../testing/memoryStore.ts';
import { sentPicture } from '../testing/sentPicture.ts';
import { newImageName } from './names.ts';
import { saveImage } from './pipeline.ts';
import { mediaRoutes } from './routes.ts';

const jpeg = () =>
  sharp({ create: { width: 1700, height: 900, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

const served = () => {
  const app = Fastify();
  const store = memoryStore();
  mediaRoutes(app, store);
  return { app, store };
};

test('serves the picture in three widths, with an immutable cache', async () => {
  const { app, store } = served();
  const { url } = await saveImage(store, sentPicture(await jpeg()), 'photo');
  for (const [query, width] of [
    ['', 1600],
    ['?w=800', 800],
    ['?w=320', 320],
  ] as const) {
    const answer = await app.inject(url + query);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
  }
});

test('a person’s photo serves every width', async () => {
  const { app, store } = served();
  const { url } = await saveImage(store, sentPicture(await jpeg()), 'avatar');
  expect((await app.inject(`${url}?w=320`)).statusCode).toBe(200);
});

test('anything else is not found', async () => {
  const { app, store } = served();
  const { url, name } = await saveImage(store, sentPicture(await jpeg()), 'photo');
  const others = [
    `/media/${newImageName()}.webp`,
    `${url}?w=1600`,
    `${url}?w=`,
    `${url}?w=320&w=800`,
    `/media/${name}-320.webp`,
    `/media/${name}`,
    `/media/${name}.jpg`,
    `/media/${name.toUpperCase()}.webp`,
    '/media/..%2f..%2fetc%2fpasswd',
    '/media/%2e%2e%2fpackage.json',
    '/media/',
    `/media/x/${name}.webp`,
  ];
  for (const address of others) expect((await app.inject(address)).statusCode, address).toBe(404);
});
