import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { addMedia, createProperty, getProperty, setPrimary } from '#contract/properties/endpoints.ts';
import { media } from '../db/schema/properties.ts';
import { plainPicture } from '../testing/plainPicture.ts';
import { formOf, startTestApp } from '../testing/startTestApp.ts';

const app = await startTestApp();
const asha = await app.addBroker();
const vikram = await app.addBroker();
const jpeg = await plainPicture('teal', 900, 600);
afterAll(() => app.close());

const fields = { media_type: 'image', category: 'exterior' };
const newProperty = async () => {
  const { id } = await app.ok(createProperty, { token: asha.token, body: { basic: {}, features: {} } });
  return id;
};
const upload = (id: number, bytes = jpeg, over: Record<string, string> = {}, token = asha.token) =>
  app.ask(addMedia, { token, params: { id }, body: formOf({ ...fields, ...over }, { name: 'file', bytes }) });
const uploaded = async (id: number) => {
  const body = formOf(fields, { name: 'file', bytes: jpeg });
  return (await app.ok(addMedia, { token: asha.token, params: { id }, body })).id;
};
/** Adds photos without files; returns their ids. */
const addRows = async (propertyId: number, count: number) => {
  const row = { brokerId: asha.id, propertyId, category: 'exterior', name: 'a'.repeat(32) };
  const rows = Array.from({ length: count }, (_, position) => ({ ...row, position }));
  const added = await app.db.withTenant(asha.id, (tx) => tx.insert(media).values(rows).returning({ id: media.id }));
  return added.map(({ id }) => id);
};
const mediaOf = async (id: number) => (await app.ok(getProperty, { token: asha.token, params: { id } })).data.media;
const mark = (propertyId: number, mediaId: number, token = asha.token) =>
  app.ask(setPrimary, { token, params: { propertyId, mediaId } });

describe('uploading', () => {
  test('keeps photos in order, serves them, and marks none as default', async () => {
    const id = await newProperty();
    const ids = [await uploaded(id), await uploaded(id), await uploaded(id)];
    const media = await mediaOf(id);
    expect(media.map((one) => [one.id, one.is_primary, one.category, one.media_type])).toEqual(
      ids.map((mediaId) => [mediaId, false, 'exterior', 'image']),
    );
    const picture = await app.http.inject(`${media[0]?.file_url}?w=320`);
    expect(picture.statusCode).toBe(200);
    expect((await sharp(picture.rawPayload).metadata()).width).toBe(320);
  });

  test('refuses a file that is not a picture, an unknown category, a missing file and JSON, and stores nothing', async () => {
    const id = await newProperty();
    const files = app.photoStore.files.size;
    expect((await upload(id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);
    expect((await upload(id, jpeg, { category: 'garage' })).status).toBe(400);
    expect((await upload(id, jpeg, { media_type: 'video' })).status).toBe(400);
    expect((await app.ask(addMedia, { token: asha.token, params: { id }, body: formOf(fields) })).status).toBe(400);
    expect((await app.ask(addMedia, { token: asha.token, params: { id }, body: fields })).status).toBe(415);
    expect((await upload(id, Buffer.alloc(15 * 1024 * 1024 + 1, 1))).status).toBe(413);
    expect([await mediaOf(id), app.photoStore.files.size]).toEqual([[], files]);
  });

  test('to another broker’s property is a 404 before anything is stored', async () => {
    const id = await newProperty();
    const files = app.photoStore.files.size;
    const missing = await upload(999_999);
    const answer = await upload(id, jpeg, {}, vikram.token);
    expect([answer.status, answer.text]).toEqual([404, missing.text]);
    expect(app.photoStore.files.size).toBe(files);
  });
});

test('a repeated upload gets the same response and adds nothing; another picture under its key is a 422', async () => {
  const id = await newProperty();
  const headers = { 'idempotency-key': 'the-same-photo' };
  const send = (bytes: Buffer) =>
    app.ask(addMedia, {
      token: asha.token,
      params: { id },
      headers,
      body: formOf(fields, { name: 'file', bytes }),
    });
  const first = await send(jpeg);
  const files = app.photoStore.files.size;
  expect([first.status, (await send(jpeg)).text]).toEqual([201, first.text]);
  expect((await send(await sharp(jpeg).flop().toFormat('png').toBuffer())).status).toBe(422);
  expect([(await mediaOf(id)).length, app.photoStore.files.size]).toEqual([1, files]);
});

test('a property takes a hundred photos, also in parallel uploads, and the last upload may be repeated', async () => {
  const id = await newProperty();
  await addRows(id, 98);
  const send = (key: string) =>
    app.ask(addMedia, {
      token: asha.token,
      params: { id },
      headers: { 'idempotency-key': key },
      body: formOf(fields, { name: 'file', bytes: jpeg }),
    });
  const files = app.photoStore.files.size;
  const answers = await Promise.all(['one', 'two', 'three', 'four', 'five'].map(send));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409]);
  const first = answers.findIndex(({ status }) => status === 201);
  expect((await send(['one', 'two', 'three', 'four', 'five'][first] ?? '')).text).toBe(answers[first]?.text);
  expect([(await mediaOf(id)).length, app.photoStore.files.size]).toEqual([100, files + 2 * 3]);
});

describe('the default photo', () => {
  test('is at most one, also when several are set in parallel', async () => {
    for (const _round of [1, 2, 3, 4]) {
      const id = await newProperty();
      const ids = await addRows(id, 5);
      const answers = await app.atOnce(20, (nth) => mark(id, ids[nth % 5] ?? 0));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
      expect((await mediaOf(id)).filter(({ is_primary }) => is_primary)).toHaveLength(1);
    }
  });

  test('is replaced by another one, and may be set twice', async () => {
    const id = await newProperty();
    const [first = 0, second = 0] = await addRows(id, 2);
    await mark(id, second);
    await mark(id, first);
    const again = await app.ok(setPrimary, { token: asha.token, params: { propertyId: id, mediaId: first } });
    expect(again.data).toEqual({ id: first, is_primary: true });
    expect((await mediaOf(id)).map(({ is_primary }) => is_primary)).toEqual([true, false]);
  });

  test('must be a photo of that property of that broker', async () => {
    const [one, other] = [await newProperty(), await newProperty()];
    const photo = await uploaded(one);
    const missing = await mark(999_999, photo);
    for (const answer of [await mark(other, photo), await mark(one, 999_999), await mark(one, photo, vikram.token)]) {
      expect([answer.status, answer.text]).toEqual([404, missing.text]);
    }
    expect((await mediaOf(one)).map(({ is_primary }) => is_primary)).toEqual([false]);
  });
});
