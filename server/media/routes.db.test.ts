import { Readable } from 'node:stream';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { addMedia, changeStatus, createProperty, getProperty } from '#contract/properties/endpoints.ts';
import { photoForm, plainPicture } from '../testing/plainPicture.ts';
import { sentPhoto } from '../testing/sentPhoto.ts';
import { startTestApp } from '../testing/startTestApp.ts';
import { newPhotoName } from './names.ts';
import { savePhoto } from './pipeline.ts';
import { mediaRoutes } from './routes.ts';

const app = await startTestApp();
const { token } = await app.addBroker();
const jpeg = await plainPicture('teal', 1700, 900);
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers });
const statusOf = async (url: string) => (await get(url)).statusCode;

const postHome = async () => {
  const { id } = await app.ok(createProperty, { token, body: { basic: {}, features: {} } });
  await app.ok(addMedia, { token, params: { id }, body: photoForm(jpeg) });
  return id;
};
const photoOf = async (id: number) =>
  (await app.ok(getProperty, { token, params: { id } })).data.media[0]?.file_url ?? '';
const give = (id: number, status: string) => app.ok(changeStatus, { token, params: { id }, body: { status } });

test('a home’s photo is served in three widths and kept for a minute; then it is asked whether it is still the same', async () => {
  const url = await photoOf(await postHome());
  for (const [query, width] of [
    ['', 1600],
    ['?w=800', 800],
    ['?w=320', 320],
  ] as const) {
    const answer = await get(url + query);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=60',
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
    const again = await get(url + query, { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  }
});

test('a person’s photo serves every width, with an immutable cache', async () => {
  const { url } = await savePhoto(app.photoStore, sentPhoto(jpeg), 'avatar');
  const answer = await get(`${url}?w=320`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('the photo of a home that is not live is shown to its broker alone', async () => {
  const id = await postHome();
  const url = await photoOf(id);
  expect(url).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/);
  await give(id, 'paused');
  await expect.poll(() => statusOf(url)).toBe(404);
  const own = await photoOf(id);
  expect(own).toMatch(new RegExp(`^${url}\\?key=`));
  const answer = await get(`${own}&w=320`);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, max-age=60']);
  for (const wrong of [
    `${url}?key=`,
    `${url}?key=x`,
    `${own}x`,
    `${own}&key=x`,
    own.slice(0, -1),
    `${own.slice(0, -1)}%C3%A9`,
  ])
    expect(await statusOf(wrong), wrong).toBe(404);
  await give(id, 'live');
  await expect.poll(() => statusOf(url)).toBe(200);
});

test('anything else is not found', async () => {
  const { url, name } = await savePhoto(app.photoStore, sentPhoto(jpeg), 'avatar');
  const others = [
    `/media/${newPhotoName()}.webp`,
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
  for (const address of others) expect(await statusOf(address), address).toBe(404);
});

test('a picture that was opened is closed when the database does not say whose it is', async () => {
  const stream = Readable.from(['picture']);
  const http = fastify();
  const photoStore = { ...app.photoStore, get: async () => ({ stream, bytes: 7 }) };
  mediaRoutes(http, { photoStore, db: { ...app.db, asOperator: () => Promise.reject(new Error('away')) } });
  expect((await http.inject(`/media/${newPhotoName()}.webp`)).statusCode).toBe(500);
  expect(stream.destroyed).toBe(true);
});
