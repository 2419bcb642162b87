import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateBroker } from '#contract/brokers.ts';
import { addMedia, addVideo, createProperty, setPrimary } from '#contract/properties/endpoints.ts';
import { publishSite } from '#contract/templates.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { properties } from '#server/db/schema/properties.ts';
import { photoForm, plainPicture } from '#server/testing/plainPicture.ts';
import { renderedSites } from '#server/testing/renderedSites.ts';
import { formOf, startTestApp, type TestApp } from '#server/testing/startTestApp.ts';

// Changes are promised within a second; caches hold for half a second.
const A_MOMENT_MS = 550;
let app: TestApp;
let servers: readonly FastifyInstance[];
let broker: Awaited<ReturnType<TestApp['addBroker']>>;
let site = '';
let villa = 0;
let photos: readonly number[] = [];

const serveOver = (db: Database) =>
  buildApp({ config: readConfig({ LOG_LEVEL: 'silent' }), db, photoStore: app.photoStore, builtSites: renderedSites });

const photo = async (background: string) => {
  const body = photoForm(await plainPicture(background));
  return (await app.ok(addMedia, { token: broker.token, params: { id: villa }, body })).id;
};

beforeAll(async () => {
  app = await startTestApp({ builtSites: renderedSites });
  // A second server that shares only the database, as another process would.
  servers = [app.http, await serveOver(app.db)];
  broker = await app.addBroker();
  site = `/site/${(await app.ok(publishSite, { token: broker.token, body: { template: 'modern' } })).data.slug}`;
  villa = (await app.ok(createProperty, { token: broker.token, body: { basic: { title: 'Villa' }, features: {} } })).id;
  photos = [await photo('red'), await photo('blue')];
});
afterAll(async () => {
  await servers[1]?.close();
  await app.close();
});

const everywhere = async (path = site) =>
  Promise.all(
    servers.map(async (http) => {
      // Compressed: only such responses come from memory without waiting.
      const { statusCode, rawPayload, headers } = await http.inject({
        url: path,
        headers: { 'accept-encoding': 'br' },
      });
      const body = headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload).toString() : '';
      return { statusCode, body, etag: headers.etag };
    }),
  );

/** Fills the caches of both servers, makes a change, and returns the pages before and shortly after it. */
const after = async (change: () => Promise<unknown>, path?: string) => {
  const before = await everywhere(path);
  await change();
  await pause(A_MOMENT_MS);
  const now = await everywhere(path);
  return { before, now };
};

const suspend = (status: string) => {
  const { fullName: full_name, email } = broker;
  const body = formOf({ full_name, email, status });
  return app.ok(updateBroker, { token: app.operator.token, params: { id: broker.id }, body });
};

test('a new home shows within a second, on every server', async () => {
  const body = { basic: { title: 'Haveli' }, features: {} };
  const { before, now } = await after(() => app.ok(createProperty, { token: broker.token, body }));
  expect(before.map((page) => page.body.includes('Haveli'))).toEqual([false, false]);
  expect(now.map((page) => page.body.includes('Haveli'))).toEqual([true, true]);
});

test('so does a new title, on the property’s page and in its address', async () => {
  const change = () =>
    app.db.asOwner((tx) => tx.update(properties).set({ title: 'Kothi' }).where(eq(properties.id, villa)));
  const { before, now } = await after(change, `${site}/${villa}-villa`);
  expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(now.map(({ statusCode }) => statusCode)).toEqual([301, 301]);
  const pages = await everywhere(`${site}/${villa}-kothi`);
  expect(pages.map((page) => page.body.includes('Kothi'))).toEqual([true, true]);
});

test('and another primary photo, and a new photo', async () => {
  const mediaId = photos[1];
  const chosen = await after(() => app.ok(setPrimary, { token: broker.token, params: { propertyId: villa, mediaId } }));
  expect(chosen.now.map(({ etag }) => etag)).not.toEqual(chosen.before.map(({ etag }) => etag));
  expect(chosen.now[0]?.body).toContain('og:image:width" content="400"><meta property="og:image:height" content="300"');
  const added = await after(() => photo('green'), `${site}/${villa}-kothi`);
  expect(added.now.map(({ etag }) => etag)).not.toEqual(added.before.map(({ etag }) => etag));
});

test('and a new video', async () => {
  const body = { url: 'https://youtu.be/dQw4w9WgXcQ', category: 'video' };
  const change = () => app.ok(addVideo, { token: broker.token, params: { id: villa }, body });
  const { now } = await after(change, `${site}/${villa}-kothi`);
  expect(now.map((page) => page.body.includes('dQw4w9WgXcQ'))).toEqual([true, true]);
});

test('and another template', async () => {
  const change = () => app.ok(publishSite, { token: broker.token, body: { template: 'luxury' } });
  const { before, now } = await after(change);
  expect(now.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(now.map(({ etag }) => etag)).not.toEqual(before.map(({ etag }) => etag));
});

test('and the broker’s new name', async () => {
  broker = { ...broker, fullName: 'Rukmini Shekhawat' };
  const { now } = await after(() => suspend('active'));
  expect(now.map((page) => page.body.includes('Rukmini Shekhawat'))).toEqual([true, true]);
});

test('the API shows a change as soon, on every server', async () => {
  const api = site.replace('/site/', '/api/sites/');
  const urls = [api, `${api}/properties/${villa}`];
  const show = (title: string) =>
    Promise.all(
      urls.flatMap((url) =>
        servers.map(async (http) => (await http.inject(url)).payload.includes(`"title":"${title}"`)),
      ),
    );
  for (const title of ['Bungalow', 'Kothi']) {
    expect(await show(title)).toEqual([false, false, false, false]);
    await app.db.asOwner((tx) => tx.update(properties).set({ title }).where(eq(properties.id, villa)));
    await pause(A_MOMENT_MS);
    expect(await show(title)).toEqual([true, true, true, true]);
  }
});

test('a suspended broker’s pages disappear within a second and come back as fast', async () => {
  for (const path of [site, `${site}/${villa}-kothi`]) {
    const gone = await after(() => suspend('suspended'), path);
    expect(gone.before.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(gone.now.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    const back = await after(() => suspend('active'), path);
    expect(back.now.map(({ etag }) => etag)).toEqual(gone.before.map(({ etag }) => etag));
  }
});

test('a later request for an unchanged page reads only the site’s version', async () => {
  let visits = 0;
  const db: Database = {
    ...app.db,
    asPublic: (visited, work) => {
      visits += 1;
      return app.db.asPublic(visited, work);
    },
  };
  const third = await serveOver(db);
  const headers = { 'accept-encoding': 'br' };
  const visitsOf = async (url: string) => {
    const before = visits;
    expect((await third.inject({ url, headers })).statusCode).toBe(200);
    return visits - before;
  };
  expect(await visitsOf(site)).toBe(2);
  await pause(A_MOMENT_MS);
  expect(await visitsOf(site)).toBe(1);
  await pause(A_MOMENT_MS);
  // The property is read, but not the homes again.
  expect(await visitsOf(`${site}/${villa}-kothi`)).toBe(2);
  await pause(A_MOMENT_MS);
  expect(await visitsOf(`${site}/${villa}-kothi`)).toBe(1);
  // The API shares what the pages have read.
  const api = site.replace('/site/', '/api/sites/');
  for (const url of [api, `${api}/properties/${villa}`]) {
    await pause(A_MOMENT_MS);
    expect(await visitsOf(url)).toBe(1);
  }
  await third.close();
});

test('without a change the pages stay identical', async () => {
  const { before, now } = await after(async () => undefined);
  expect(now).toEqual(before);
});
