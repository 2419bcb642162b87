import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addMedia,
  addVideo,
  changeMedia,
  changeProperty,
  deleteMedia,
  deleteVideo,
  listEvents,
  orderMedia,
  setPrimary,
} from '#contract/properties/endpoints.ts';
import { deletedPhotos, properties } from '../db/schema/properties.ts';
import { sweepPhotos } from '../media/deletedPhotos.ts';
import { propertyCalls } from '../testing/propertyCalls.ts';
import { startTestApp } from '../testing/startTestApp.ts';

const app = await startTestApp();
const { token } = await app.addBroker();
afterAll(() => app.close());

const { moderation, post, detail, photo, upload } = propertyCalls(app, token);
beforeEach(() => moderation('off'));

const edit = (id: number, body: object) => app.ask(changeProperty, { token, params: { id }, body });
const timeline = async (id: number) => (await app.ok(listEvents, { token, params: { id } })).data;
const told = async (id: number) => (await timeline(id)).map(({ kind, detail: more }) => [kind, more]);
/** Sets columns of a home that no call of a broker could set. */
const put = (id: number, to: Partial<typeof properties.$inferInsert>) =>
  app.db.asOwner((tx) => tx.update(properties).set(to).where(eq(properties.id, id)));

describe('editing', () => {
  test('changes what is sent, clears what is null, and leaves the rest', async () => {
    const id = await post({
      basic: { title: 'Villa', city: 'Jaipur', building_type: 'commercial', property_type: 'factory' },
      features: { expected_price: 8_000_000, facing: 'East', rera_status: 'applied' },
      highlights: ['Corner Property'],
      amenities: ['Lift'],
    });
    const { body } = await edit(id, {
      basic: { title: ' Haveli ', property_type: 'showroom' },
      features: { expected_price: 7_500_000, facing: null, built_up_area: 900 },
      amenities: ['Intercom'],
    });
    const after = await detail(id);
    expect(body).toEqual({ data: after });
    expect(after).toMatchObject({
      title: 'Haveli',
      city: 'Jaipur',
      building_type: 'commercial',
      property_type: 'showroom',
      features: { expected_price: 7_500_000, facing: null, rera_status: 'applied', area_unit: 'Sq.ft.' },
      highlights: ['Corner Property'],
      amenities: ['Intercom'],
    });
    expect(await told(id)).toEqual([
      [
        'edited',
        {
          changes: [
            { field: 'property_type', from: 'factory', to: 'showroom' },
            { field: 'title', from: 'Villa', to: 'Haveli' },
            { field: 'built_up_area', from: null, to: 900 },
            { field: 'facing', from: 'East', to: null },
            { field: 'area_unit', from: null, to: 'Sq.ft.' },
            { field: 'amenities', from: ['Lift'], to: ['Intercom'] },
          ],
        },
      ],
      ['price_changed', { from: 8_000_000, to: 7_500_000 }],
      ['posted', {}],
    ]);
  });

  test('a late change is refused with the current home, and nothing of either is lost', async () => {
    const id = await post();
    const read = await detail(id);
    const first = await edit(id, { basic: { title: 'First' }, updated_at: read.updated_at });
    const late = await edit(id, { basic: { city: 'Jaipur' }, updated_at: read.updated_at });
    expect([first.status, late.status]).toEqual([200, 409]);
    expect(late.body).toMatchObject({ current: { title: 'First', city: null } });
    const again = await edit(id, { basic: { city: 'Jaipur' }, updated_at: (await detail(id)).updated_at });
    expect(again.body).toMatchObject({ data: { title: 'First', city: 'Jaipur' } });
    expect((await edit(id, { updated_at: 'yesterday' })).status).toBe(400);
  });

  test('of editors at once one is stored and the others read what it wrote', async () => {
    const id = await post();
    const { updated_at } = await detail(id);
    const answers = await app.atOnce(8, (nth) => edit(id, { basic: { title: `Editor ${nth}` }, updated_at }));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    const { title } = await detail(id);
    for (const { status, body } of answers) if (status === 409) expect(body).toMatchObject({ current: { title } });
  });

  test('without a difference nothing is written', async () => {
    const id = await post();
    const before = await app.fingerprint();
    expect((await edit(id, { basic: { title: 'Villa', city: '' }, features: {} })).status).toBe(200);
    expect((await edit(id, {})).status).toBe(200);
    expect(await app.fingerprint()).toEqual(before);
  });

  test('an amount of 0 is a value, which can be cleared', async () => {
    const id = await post();
    for (const expected_price of [0, null]) {
      expect((await edit(id, { features: { expected_price } })).status).toBe(200);
      expect((await detail(id)).features.expected_price).toBe(expected_price);
    }
  });

  test('a type of the other building type is refused', async () => {
    const id = await post();
    for (const basic of [{ property_type: 'factory' }, { building_type: 'commercial' }]) {
      const { status, body } = await edit(id, { basic });
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: { 'basic.property_type': expect.stringContaining('does not belong') } });
    }
  });

  test.each(['archived', 'removed'] as const)('a home that is %s takes no change of any kind', async (status) => {
    const id = await post();
    const mediaId = await upload(id);
    const { data: video } = await app.ok(addVideo, {
      token,
      params: { id },
      body: { url: 'https://youtu.be/dQw4w9WgXcQ', category: 'video' },
    });
    await put(id, { status });
    const before = await app.fingerprint();
    const form = photo();
    const answers = [
      await edit(id, { basic: { title: 'x' } }),
      await app.ask(orderMedia, { token, params: { id }, body: { order: [mediaId] } }),
      await app.ask(changeMedia, { token, params: { id, mediaId }, body: { category: 'bedroom' } }),
      await app.ask(deleteMedia, { token, params: { id, mediaId } }),
      await app.ask(deleteVideo, { token, params: { id, videoId: video.id } }),
      await app.ask(setPrimary, { token, params: { propertyId: id, mediaId } }),
      await app.ask(addMedia, { token, params: { id }, body: form }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 409));
    expect(await app.fingerprint()).toEqual(before);
  });
});

describe('photos and videos', () => {
  test('the order takes exactly the photos that there are', async () => {
    const id = await post();
    const [a, b, c] = [await upload(id), await upload(id), await upload(id)];
    const order = (ids: number[]) => app.ask(orderMedia, { token, params: { id }, body: { order: ids } });
    const other = await upload(await post());
    for (const wrong of [[], [a, b], [a, b, b], [a, b, other], [a, b, c, c], [a, b, c, other]])
      expect((await order(wrong)).status, JSON.stringify(wrong)).toBe(409);
    expect((await order([c, a, b])).status).toBe(200);
    const fourth = await upload(id);
    expect((await detail(id)).media.map((photo) => photo.id)).toEqual([c, a, b, fourth]);
  });

  test('a category is changed; a deleted default photo leaves none default, and no file', async () => {
    const id = await post();
    const [a, b] = [await upload(id), await upload(id)];
    await app.ok(setPrimary, { token, params: { propertyId: id, mediaId: a } });
    await app.ok(setPrimary, { token, params: { propertyId: id, mediaId: a } });
    await app.ok(changeMedia, { token, params: { id, mediaId: b }, body: { category: 'kitchen' } });
    expect((await told(id)).slice(0, 2)).toEqual([
      ['photo_changed', { ids: [b], from: 'exterior', to: 'kitchen' }],
      ['main_photo_changed', { ids: [a] }],
    ]);
    const files = app.photoStore.files.size;
    expect((await app.ask(deleteMedia, { token, params: { id, mediaId: a } })).status).toBe(204);
    expect(app.photoStore.files.size).toBe(files - 3);
    expect((await detail(id)).media).toMatchObject([{ id: b, category: 'kitchen', is_primary: false }]);
    expect((await app.ask(deleteMedia, { token, params: { id, mediaId: a } })).status).toBe(404);
    expect(await app.db.asOwner((tx) => tx.select().from(deletedPhotos))).toEqual([]);
  });

  test('what is sent as it is puts no home on the operator’s queue', async () => {
    const id = await post();
    const [a, b] = [await upload(id), await upload(id)];
    await app.ok(setPrimary, { token, params: { propertyId: id, mediaId: a } });
    await moderation('on');
    await app.ok(setPrimary, { token, params: { propertyId: id, mediaId: a } });
    await app.ok(changeMedia, { token, params: { id, mediaId: a }, body: { category: 'exterior' } });
    await app.ok(orderMedia, { token, params: { id }, body: { order: [a, b] } });
    const edited = async () =>
      (await app.db.asOwner((tx) => tx.select().from(properties).where(eq(properties.id, id))))[0]?.editedAt;
    expect(await edited()).toBeNull();
    await app.ok(orderMedia, { token, params: { id }, body: { order: [b, a] } });
    expect(await edited()).not.toBeNull();
  });

  test('a picture whose files could not be deleted answers 404, and is deleted later', async () => {
    const id = await post();
    const mediaId = await upload(id);
    const { media } = await detail(id);
    const files = app.photoStore.files.size;
    const broken = vi.spyOn(app.photoStore, 'remove').mockRejectedValue(new Error('The disk is read-only'));
    expect((await app.ask(deleteMedia, { token, params: { id, mediaId } })).status).toBe(204);
    expect(app.photoStore.files.size).toBe(files);
    expect((await app.http.inject(media[0]?.file_url ?? '')).statusCode).toBe(404);
    broken.mockRestore();
    await sweepPhotos(app.db, app.photoStore);
    expect(app.photoStore.files.size).toBe(files - 3);
  });

  test('a video is removed', async () => {
    const id = await post();
    const body = { url: 'https://youtu.be/dQw4w9WgXcQ', category: 'video' };
    const { data: video } = await app.ok(addVideo, { token, params: { id }, body });
    expect((await detail(id)).videos).toEqual([video]);
    expect((await app.ask(deleteVideo, { token, params: { id, videoId: video.id } })).status).toBe(204);
    expect((await detail(id)).videos).toEqual([]);
  });
});
