import { beforeEach, describe, expect, it } from 'vitest';
import { buildMedia, buildPropertyDetail } from '#contract/fixtures/properties.ts';
import type { PropertyDetail } from '#contract/properties/schemas.ts';
import { ApiError } from '#src/lib/apiError.ts';
import { editFormOf } from './editForm.ts';
import { photoOf } from './editPlan.ts';
import type { EditCalls, EditProgress } from './saveEdit.ts';
import { sendEdit } from './sendEdit.ts';
import { primaryPhotoOf, startOfEdit } from './startOfEdit.ts';

const home = buildPropertyDetail({
  media: [buildMedia({ id: 1, is_primary: true }), buildMedia({ id: 2 }), buildMedia({ id: 3, category: 'kitchen' })],
  videos: [{ id: 9, url: 'dQw4w9WgXcQ' }],
});
const file = (id: string) => ({ id, category: 'kitchen', file: new File(['x'], `${id}.jpg`) });
const photos = home.media.map(photoOf);
const form = editFormOf(home);
const titled = (title: string) => ({ ...form, basic: { ...form.basic, title } });

let log: string[];
/** Errors to throw once, by the log line of the call. */
let refuse: Map<string, unknown>;
let progress: EditProgress;
let stored: PropertyDetail;

const does = <Answer>(line: string, answer: Answer): Promise<Answer> => {
  log.push(line);
  const error = refuse.get(line);
  refuse.delete(line);
  return error ? Promise.reject(error) : Promise.resolve(answer);
};
const calls: EditCalls = {
  change: (_, { updated_at, ...body }) => does(`change ${JSON.stringify(body)} of ${updated_at}`, stored),
  read: () => does('read', stored),
  order: (_, order) => does(`order ${order.join()}`, undefined),
  categorise: (_, mediaId, category) => does(`category ${mediaId} ${category}`, undefined),
  remove: (_, mediaId) => does(`remove ${mediaId}`, undefined),
  addVideo: (_, url, key) => does(`video ${url} ${key}`, { id: 10, url }),
  removeVideo: (_, videoId) => does(`no video ${videoId}`, undefined),
  upload: (_, { id }, key) => does(`upload ${id} ${key}`, 100 + id.length),
  mediaOf: () => does('media', stored.media),
  setPrimary: (_, mediaId) => does(`primary ${mediaId}`, undefined),
  newKey: () => 'key',
};
const send = (over: Partial<Parameters<typeof sendEdit>[0]>) =>
  sendEdit({ values: form, photos, defaultId: primaryPhotoOf(home), ...over }, progress, calls, () => undefined);
const refused = (current: PropertyDetail) => new ApiError(409, 'Somebody changed it', {}, { message: '', current });

beforeEach(() => {
  log = [];
  refuse = new Map();
  stored = home;
  progress = startOfEdit(home, undefined).progress;
});

const [one, two, three] = photos.map((photo) => ({ ...photo }));
const mixed = [file('ab'), three, { ...two, category: 'other' }, { ...one, removed: true }].flatMap((photo) =>
  photo?.id ? [{ category: '', ...photo, id: photo.id }] : [],
);
const whole = {
  values: { ...titled('New'), video: 'https://youtu.be/aaaaaaaaaaa' },
  photos: mixed,
  defaultId: 'ab',
};
const inOrder = [
  `change {"basic":{"title":"New"}} of ${home.updated_at}`,
  'remove 1',
  'upload ab 1-ab',
  'category 2 other',
  'order 102,3,2',
  'primary 102',
  'video https://youtu.be/aaaaaaaaaaa key',
  'no video 9',
];

describe('sendEdit', () => {
  it('saves in an order that loses nothing', async () => {
    stored = { ...home, title: 'New', updated_at: '2026-07-02T00:00:00.000Z' };
    await expect(send(whole)).resolves.toEqual({ ended: 'saved' });
    expect(log).toEqual(inOrder);
  });

  it.each(inOrder)('goes on after %s failed, and repeats nothing', async (line) => {
    stored = { ...home, title: 'New' };
    refuse.set(line, new ApiError(503, 'busy'));
    await expect(send(whole)).resolves.toMatchObject({ ended: 'failed' });
    await expect(send(whole)).resolves.toEqual({ ended: 'saved' });
    const at = inOrder.indexOf(line);
    expect(log).toEqual([...inOrder.slice(0, at + 1), ...inOrder.slice(at)]);
  });

  it('takes what is gone already for done', async () => {
    refuse.set('remove 1', new ApiError(404, 'gone'));
    await expect(send({ photos: mixed.filter(({ id }) => id === 'media-1') })).resolves.toEqual({ ended: 'saved' });
  });

  it('orders again when somebody else added a photo', async () => {
    stored = { ...home, media: [...home.media, buildMedia({ id: 8 })] };
    refuse.set('order 3,2,1', new ApiError(409, 'Not these photos'));
    await expect(send({ photos: [...photos].reverse() })).resolves.toEqual({ ended: 'saved' });
    expect(log).toEqual(['order 3,2,1', 'read', 'order 3,2,1,8']);
  });
});

describe('a late edit', () => {
  it('stops, and keeps what was typed over what somebody else saved', async () => {
    const current = { ...home, title: 'Theirs', city: 'Ajmer', updated_at: '2026-07-02T00:00:00.000Z' };
    refuse.set(`change {"basic":{"title":"Mine"}} of ${home.updated_at}`, refused(current));
    const result = await send({ values: titled('Mine') });
    expect(result).toMatchObject({ ended: 'late', values: { basic: { title: 'Mine', city: 'Ajmer' } } });
    if (result.ended !== 'late') return;
    await send({ values: result.values });
    expect(log.at(-1)).toBe(`change {"basic":{"title":"Mine"}} of ${current.updated_at}`);
  });

  it('is sent again by itself when no field was changed', async () => {
    refuse.set(
      `change {"basic":{"title":"Mine"}} of ${home.updated_at}`,
      refused({ ...home, updated_at: '2026-07-02T00:00:00.000Z' }),
    );
    await expect(send({ values: titled('Mine') })).resolves.toEqual({ ended: 'saved' });
    expect(log).toHaveLength(2);
  });

  it('fails on a home that was archived meanwhile', async () => {
    refuse.set(`change {"basic":{"title":"Mine"}} of ${home.updated_at}`, refused({ ...home, status: 'archived' }));
    await expect(send({ values: titled('Mine') })).resolves.toMatchObject({ ended: 'failed' });
  });
});
