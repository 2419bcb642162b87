import { beforeEach, describe, expect, it } from 'vitest';
import {
  type ChosenPhoto,
  newProgress,
  PhotoRefused,
  type PostCalls,
  type PostStep,
  postProperty,
} from './postProperty';
import { emptyProperty, propertyBody } from './propertyForm';

const body = propertyBody(emptyProperty);
const photo = (id: string, category: string): ChosenPhoto => ({ id, category, file: new File(['x'], `${id}.jpg`) });
// Chosen in another order than the one in which they are sent.
const photos = [
  photo('plan', 'floor_plan'),
  photo('bed1', 'bedroom'),
  photo('front', 'exterior'),
  photo('bed2', 'bedroom'),
];

let log: string[];
let refuse: Set<string>;
let keys: number;
const answer = (line: string, id: number) => {
  log.push(line);
  if (refuse.has(line)) throw new Error(`refused ${line}`);
  return Promise.resolve(id);
};
const calls: PostCalls = {
  create: async (_, key) => answer(`create ${key}`, 41),
  upload: async (propertyId, { id }) => answer(`upload ${id} to ${propertyId}`, 100 + id.length),
  setPrimary: async (propertyId, mediaId) => answer(`primary ${mediaId} of ${propertyId}`, mediaId),
  newKey: () => {
    keys += 1;
    return `key${keys}`;
  },
};
const silent = () => undefined;

beforeEach(() => {
  log = [];
  refuse = new Set();
  keys = 0;
});

describe('postProperty', () => {
  it('creates, sends photos in category order, then marks the default one', async () => {
    await expect(postProperty({ body, photos, defaultId: 'bed2' }, newProgress(), calls, silent)).resolves.toBe(41);
    expect(log).toEqual([
      'create key1',
      'upload front to 41',
      'upload bed1 to 41',
      'upload bed2 to 41',
      'upload plan to 41',
      'primary 104 of 41',
    ]);
  });

  it('marks none when none was chosen', async () => {
    await postProperty({ body, photos }, newProgress(), calls, silent);
    expect(log.some((line) => line.startsWith('primary'))).toBe(false);
  });

  it('tells which photo is on its way', async () => {
    const steps: PostStep[] = [];
    await postProperty({ body, photos: photos.slice(0, 2), defaultId: 'plan' }, newProgress(), calls, (step) =>
      steps.push(step),
    );
    expect(steps).toEqual([
      { doing: 'create' },
      { doing: 'upload', photoId: 'bed1', at: 1, of: 2 },
      { doing: 'upload', photoId: 'plan', at: 2, of: 2 },
      { doing: 'primary' },
    ]);
  });

  it('goes on after a refused photo without a second property', async () => {
    const progress = newProgress();
    refuse.add('upload bed2 to 41');
    const failure = await postProperty({ body, photos, defaultId: 'front' }, progress, calls, silent).catch(
      (e: unknown) => e,
    );
    expect(failure).toBeInstanceOf(PhotoRefused);
    expect(failure).toMatchObject({ photoId: 'bed2', message: 'refused upload bed2 to 41' });

    log = [];
    const withoutIt = photos.filter(({ id }) => id !== 'bed2');
    await postProperty({ body, photos: withoutIt, defaultId: 'front' }, progress, calls, silent);
    expect(log).toEqual(['upload plan to 41', 'primary 105 of 41']);
  });

  it('goes on after a refused default photo, and marks another one when it was changed', async () => {
    const progress = newProgress();
    refuse.add('primary 105 of 41');
    await postProperty({ body, photos, defaultId: 'front' }, progress, calls, silent).catch(() => undefined);
    log = [];
    await postProperty({ body, photos, defaultId: 'bed1' }, progress, calls, silent);
    expect(log).toEqual(['primary 104 of 41']);
  });

  it('repeats a failed create with the same key, and with a new one when the property changed', async () => {
    const progress = newProgress();
    refuse.add('create key1');
    await postProperty({ body, photos }, progress, calls, silent).catch(() => undefined);
    await postProperty({ body, photos }, progress, calls, silent).catch(() => undefined);
    expect(log).toEqual(['create key1', 'create key1']);
    const changed = propertyBody({ ...emptyProperty, basic: { ...emptyProperty.basic, title: 'Haveli' } });
    await postProperty({ body: changed, photos: [] }, progress, calls, silent);
    expect(log.at(-1)).toBe('create key2');
  });
});

describe('propertyBody', () => {
  const filledIn = {
    ...emptyProperty,
    features: {
      ...emptyProperty.features,
      expected_price: '8450000',
      built_up_area: '1450.5',
      possession_by: 'By 2027',
    },
  };
  it('sends numbers as numbers and leaves empty fields out', () =>
    expect(propertyBody(filledIn).features).toMatchObject({ expected_price: 8_450_000, built_up_area: 1450.5 }));
  it('sends the defaults of the specification', () => {
    expect(body.basic).toEqual({ property_for: 'sell', building_type: 'residential', property_type: 'flat' });
    expect(body.features).toMatchObject({
      area_unit: 'Sq.ft.',
      sale_type: 'new_property',
      no_of_floors: '1',
      availability: 'ready_to_move',
      furnishing_status: 'unfurnished',
      ownership: 'freehold',
      rera_status: 'not_applicable',
    });
  });
  it('drops Possession By when the property is ready to move', () =>
    expect(propertyBody(filledIn).features.possession_by ?? null).toBeNull());
  it('keeps it otherwise', () =>
    expect(
      propertyBody({ ...filledIn, features: { ...filledIn.features, availability: 'upcoming' } }).features
        .possession_by,
    ).toBe('By 2027'));
});
