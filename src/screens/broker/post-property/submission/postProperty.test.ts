import { beforeEach, describe, expect, it } from 'vitest';
import { asListed } from './photoSending.ts';
import { type ChosenPhoto, newProgress, type PostCalls, type PostStep, StepFailed } from './postProgress.ts';
import { postProperty } from './postProperty.ts';
import { emptyProperty, propertyBody } from './propertyForm.ts';

const values = emptyProperty;
const body = propertyBody(values);
const photo = (id: string, category: string): ChosenPhoto => ({ id, category, file: new File(['x'], `${id}.jpg`) });
// Chosen in a different order from the one in which they are sent.
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
  mediaOf: async () => [],
  upload: async (propertyId, { id }) => answer(`upload ${id} to ${propertyId}`, 100 + id.length),
  setPrimary: async (propertyId, mediaId) => answer(`primary ${mediaId} of ${propertyId}`, mediaId),
  attachVideo: async (propertyId, video, key) => answer(`video ${video} of ${propertyId} ${key}`, 7),
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
  it('creates, sends photos in category order, marks the default one, then attaches the video', async () => {
    const subject = { values: { ...values, video: ' dQw4w9WgXcQ ' }, photos, defaultId: 'bed2' };
    await expect(postProperty(subject, newProgress(), calls, silent)).resolves.toBe(41);
    expect(log).toEqual([
      'create key1',
      'upload front to 41',
      'upload bed1 to 41',
      'upload bed2 to 41',
      'upload plan to 41',
      'primary 104 of 41',
      'video dQw4w9WgXcQ of 41 key2',
    ]);
  });

  it('sets no default photo without a choice', async () => {
    await postProperty({ values, photos }, newProgress(), calls, silent);
    expect(log.some((line) => line.startsWith('primary'))).toBe(false);
  });

  it('reports the photo that is being sent', async () => {
    const steps: PostStep[] = [];
    await postProperty({ values, photos: photos.slice(0, 2), defaultId: 'plan' }, newProgress(), calls, (step) =>
      steps.push(step),
    );
    expect(steps).toEqual([
      { doing: 'create' },
      { doing: 'upload', photoId: 'bed1', at: 1, of: 2, sent: 0 },
      { doing: 'upload', photoId: 'plan', at: 2, of: 2, sent: 0 },
      { doing: 'primary' },
    ]);
  });

  it('continues after a refused photo without a second property', async () => {
    const progress = newProgress();
    refuse.add('upload bed2 to 41');
    const failure = await postProperty({ values, photos, defaultId: 'front' }, progress, calls, silent).catch(
      (e: unknown) => e,
    );
    expect(failure).toBeInstanceOf(StepFailed);
    expect(failure).toMatchObject({ step: { doing: 'upload', photoId: 'bed2', at: 3, of: 4 } });
    expect(failure).toMatchObject({ message: 'refused upload bed2 to 41' });

    log = [];
    const withoutIt = photos.filter(({ id }) => id !== 'bed2');
    await postProperty({ values, photos: withoutIt, defaultId: 'front' }, progress, calls, silent);
    expect(log).toEqual(['upload plan to 41', 'primary 105 of 41']);
  });

  it('continues after a refused default photo, with another one if it was changed', async () => {
    const progress = newProgress();
    refuse.add('primary 105 of 41');
    await postProperty({ values, photos, defaultId: 'front' }, progress, calls, silent).catch(() => undefined);
    log = [];
    await postProperty({ values, photos, defaultId: 'bed1' }, progress, calls, silent);
    expect(log).toEqual(['primary 104 of 41']);
  });
});

it('photos on the server come first and in its order', () => {
  const uploaded = new Map([
    ['front', 7],
    ['bed1', 3],
  ]);
  expect(asListed(photos, uploaded).map(({ id }) => id)).toEqual(['bed1', 'front', 'plan', 'bed2']);
});

it('a default photo without a response is sent again, also when it was the first choice', async () => {
  const progress = newProgress();
  await postProperty({ values, photos, defaultId: 'front' }, progress, calls, silent);
  refuse.add('primary 104 of 41');
  await postProperty({ values, photos, defaultId: 'bed1' }, progress, calls, silent).catch(() => undefined);
  log = [];
  await postProperty({ values, photos, defaultId: 'front' }, progress, calls, silent);
  expect(log).toEqual(['primary 105 of 41']);
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
  it('does not send furnishing counts, own amenities that are not ticked, or the video', () => {
    const kept = { ...emptyProperty, furnishing: { Fan: 3 }, own_amenities: ['Rooftop Garden'], video: 'dQw4w9WgXcQ' };
    expect(propertyBody(kept)).toEqual(body);
  });
  it('sends an added area with its unit, and no unit without an area', () => {
    const features = {
      ...emptyProperty.features,
      carpet_area: '1120',
      carpet_area_unit: 'Marla',
      super_area_unit: 'Cent',
    };
    const sent = propertyBody({ ...emptyProperty, features }).features;
    expect(sent).toMatchObject({ carpet_area: 1120, carpet_area_unit: 'Marla' });
    expect(sent).not.toHaveProperty('super_area_unit');
  });
  it('makes the descriptive tags the highlights', () => {
    const features = { ...emptyProperty.features, property_tags: ['Spacious'] };
    const sent = propertyBody({ ...emptyProperty, features });
    expect([sent.features.property_tags, sent.highlights]).toEqual([['Spacious'], ['Spacious']]);
  });
  it.each([
    ['age_years', '0 to 5 years', { availability: 'upcoming' }],
    ['rera_number', 'SAMPLE/1', { rera_status: 'applied' }],
  ])('drops %s when it is not asked for', (field, value, answer) => {
    const features = { ...emptyProperty.features, [field]: value, ...answer };
    expect(propertyBody({ ...emptyProperty, features }).features).not.toHaveProperty(field);
  });
  it('drops Possession By when the property is ready to move', () =>
    expect(propertyBody(filledIn).features.possession_by ?? null).toBeNull());
  it('keeps it otherwise', () =>
    expect(
      propertyBody({ ...filledIn, features: { ...filledIn.features, availability: 'upcoming' } }).features
        .possession_by,
    ).toBe('By 2027'));
});
