import { mediaCategories } from '#contract/properties/choices.ts';
import { addMedia, createProperty, setPrimary } from '#contract/properties/endpoints.ts';
import { PICTURES, pictureOf } from './pictures.ts';
import type { TestBroker } from './testAccounts.ts';
import { type Mark, type Write, writeOf } from './writes.ts';

const listOf = (what: string, { number }: Mark) =>
  Array.from({ length: 1 + (number % 20) }, (_, at) => `${what} ${number}.${at}`);

const partsOf = (mark: Mark) =>
  ({
    basic: {
      property_for: 'sell',
      building_type: 'residential',
      property_type: 'villa',
      title: mark.name,
      description: `Number ${mark.number}. `.repeat(1 + (mark.number % 200)),
      state: 'Rajasthan',
      city: 'Jaipur',
      locality: `Locality ${mark.number}`,
      sub_locality: null,
      society_name: null,
      address: `${mark.number} Crash Road`,
    },
    features: {
      built_up_area: mark.number + 0.5,
      area_unit: 'Sq.ft.',
      expected_price: 1_000_000 + mark.number,
      booking_amount: mark.number,
      num_bedrooms: '3',
      furnishing_status: 'furnished',
      rera_number: `SAMPLE-${mark.number}`,
      additional_rooms: ['Pooja Room', 'Study Room'],
    },
    lists: {
      highlights: listOf('Highlight', mark),
      amenities: listOf('Amenity', mark),
      nearby_landmarks: listOf('Landmark', mark),
    },
  }) as const;

/** A new property with features and lists. */
export const newProperty = (mark: Mark, { email: owner, token }: TestBroker): Write => {
  const { basic, features, lists } = partsOf(mark);
  return writeOf({
    mark,
    kind: 'property',
    name: mark.name,
    content: { owner, ...basic, features, ...lists, videos: [], primary: [] },
    endpoint: createProperty,
    input: { body: { basic, features: { ...features, additional_rooms: [...features.additional_rooms] }, ...lists } },
    token,
    remembered: true,
    read: ({ id }) => ({ id }),
  });
};

/** A new photo of an existing property. It shows the mark's number. */
export const newPhoto = async (mark: Mark, { token }: TestBroker, property: Write, id: number): Promise<Write> => {
  const category = mediaCategories.values[mark.number % mediaCategories.values.length] ?? 'other';
  const picture = mark.number % PICTURES;
  return writeOf({
    mark,
    kind: 'photo',
    name: `${property.name} picture ${picture}`,
    content: { category },
    endpoint: addMedia,
    input: { params: { id }, body: { media_type: 'image', category }, file: await pictureOf(picture) },
    token,
    remembered: true,
    read: (answer) => ({ id: answer.id }),
  });
};

/** Makes a photo the default photo of its property. */
export const newPrimary = (
  mark: Mark,
  { token }: TestBroker,
  property: Write,
  propertyId: number,
  mediaId: number,
): Write =>
  writeOf({
    mark,
    kind: 'property',
    name: property.name,
    content: { ...property.content, primary: [mediaId] },
    endpoint: setPrimary,
    input: { params: { propertyId, mediaId } },
    token,
    read: () => ({ id: propertyId }),
  });
