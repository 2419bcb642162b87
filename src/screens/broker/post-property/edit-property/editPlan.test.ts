import { describe, expect, it } from 'vitest';
import { buildMedia, buildPropertyDetail } from '#contract/fixtures/properties.ts';
import { changesOf } from './editChanges.ts';
import { editFormOf } from './editForm.ts';
import { type EditSubject, isDone, photoOf, planOf, rebasePhotos } from './editPlan.ts';
import { primaryPhotoOf } from './startOfEdit.ts';

const home = buildPropertyDetail({
  media: [buildMedia({ id: 1, is_primary: true }), buildMedia({ id: 2 }), buildMedia({ id: 3, category: 'kitchen' })],
  videos: [{ id: 9, url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }],
});
const uploaded = new Map(home.media.map(({ id }) => [`media-${id}`, id]));
const base = { home, uploaded };
const [one, two, three] = home.media.map(photoOf);
const all = [one, two, three].flatMap((photo) => photo ?? []);
const file = { id: 'new', category: 'kitchen', file: new File(['x'], 'new.jpg') };
const subject = (over: Partial<EditSubject> = {}): EditSubject => ({
  values: editFormOf(home),
  photos: all,
  defaultId: primaryPhotoOf(home),
  ...over,
});
const withVideo = (video: string) => subject({ values: { ...editFormOf(home), video } });
const tellOf = (now: EditSubject) =>
  changesOf(now, base).map(({ label, before, now: after }) => [label, before, after]);

describe('planOf', () => {
  it('has nothing to do for what is there', () => {
    expect(isDone(planOf(subject(), base))).toBe(true);
    // Photos are shown only after the first render.
    expect(isDone(planOf(subject({ photos: [] }), base))).toBe(true);
    // The same video, spelled differently.
    expect(isDone(planOf(withVideo(' youtu.be/dQw4w9WgXcQ'), base))).toBe(true);
  });

  it('adds at the end without an order call, and orders what was moved', () => {
    const added = planOf(subject({ photos: [...all, file] }), base);
    expect(added).toMatchObject({ add: [{ id: 'new' }], order: false });
    expect(planOf(subject({ photos: [file, ...all] }), base)).toMatchObject({ add: [{ id: 'new' }], order: true });
    expect(planOf(subject({ photos: [...all].reverse() }), base)).toMatchObject({ add: [], order: true });
  });

  it('deletes, moves to categories and sets the default', () => {
    const photos = all.map((photo) => ({
      ...photo,
      category: photo.id === 'media-2' ? 'bathroom' : photo.category,
      removed: photo.id === 'media-1',
    }));
    expect(planOf(subject({ photos, defaultId: 'media-3' }), base)).toMatchObject({
      remove: [1],
      categories: [{ mediaId: 2, category: 'bathroom' }],
      order: false,
      primary: 'media-3',
    });
  });

  it('replaces and removes the video', () => {
    expect(planOf(withVideo('https://youtu.be/aaaaaaaaaaa'), base)).toMatchObject({
      addVideo: 'https://youtu.be/aaaaaaaaaaa',
      removeVideo: 9,
    });
    expect(planOf(withVideo(''), base)).toMatchObject({ addVideo: undefined, removeVideo: 9 });
  });
});

describe('changesOf', () => {
  it('tells photos and video in words', () => {
    const photos = [{ ...all[1], removed: true }, all[0], { ...all[2], category: 'other' }, file].flatMap((photo) =>
      photo?.id ? [{ category: '', ...photo, id: photo.id }] : [],
    );
    const values = { ...editFormOf(home), video: '' };
    expect(tellOf({ values, photos, defaultId: 'new' })).toEqual([
      ['Photos added', undefined, 'Kitchen picture 1 (new.jpg)'],
      ['Photos deleted', undefined, 'Exterior picture 1'],
      ['Category of Other picture 1', 'Kitchen', 'Other'],
      ['Default photo', 'Exterior picture 2', 'Kitchen picture 1'],
      ['Video', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', ''],
    ]);
  });
});

describe('rebasePhotos', () => {
  const current = {
    ...home,
    media: [
      buildMedia({ id: 3, category: 'bedroom' }),
      buildMedia({ id: 1, is_primary: false }),
      buildMedia({ id: 4, is_primary: true }),
    ],
  };

  it('follows the home in what was not changed here', () => {
    const {
      photos,
      defaultId,
      uploaded: ids,
    } = rebasePhotos({ photos: [...all, file], defaultId: primaryPhotoOf(home) }, base, current);
    expect(photos.map(({ id, category }) => [id, category])).toEqual([
      ['media-3', 'bedroom'],
      ['media-1', 'exterior'],
      ['new', 'kitchen'],
      ['media-4', 'exterior'],
    ]);
    expect(defaultId).toBe('media-4');
    expect([...ids]).toEqual([
      ['media-1', 1],
      ['media-3', 3],
      ['media-4', 4],
    ]);
  });

  it('keeps the order, the category and the default that were chosen here', () => {
    const mine = [...all].reverse().map((photo) => ({ ...photo, category: 'other' }));
    const rebased = rebasePhotos({ photos: mine, defaultId: 'media-3' }, base, current);
    expect(rebased.photos.map(({ id, category }) => [id, category])).toEqual([
      ['media-3', 'other'],
      ['media-1', 'other'],
      ['media-4', 'exterior'],
    ]);
    expect(rebased.defaultId).toBe('media-3');
  });
});
