import { array, boolean, type InferType, mixed, type ObjectShape, object } from 'yup';
import { endpoint } from './endpoint.ts';
import {
  choice,
  choiceList,
  dataOf,
  id,
  idAnswer,
  idParams,
  listed,
  listQuery,
  optionalAmount,
  optionalText,
  outNumber,
  outNumberOrNull,
  outText,
  outTextList,
  outTextOrNull,
  pageOf,
  requiredText,
  textList,
} from './fields.ts';
import {
  additionalRooms,
  ages,
  approvingAuthorities,
  areaUnits,
  availabilities,
  bedroomCounts,
  buildingTypes,
  descriptiveTags,
  facings,
  floorCounts,
  floorings,
  floorsOfProperty,
  furnishingStatuses,
  mediaCategories,
  ownerships,
  possessions,
  propertyFor,
  propertyTypes,
  reraStatuses,
  roomCounts,
  saleTypes,
  typesOf,
} from './propertyChoices.ts';

/** The largest price: 12 digits of whole rupees (specification 001, section 9). */
export const MAX_PRICE = 999_999_999_999;
const MAX_AREA = 1_000_000_000;
const rupees = (label: string) => optionalAmount(label, MAX_PRICE).integer(`${label} must be whole rupees`);

const part = <const Fields extends ObjectShape>(label: string, fields: Fields) =>
  object(fields).typeError(`${label} must be an object`).nonNullable(`${label} must be an object`);

const basicFields = {
  property_for: choice('Property For', propertyFor),
  building_type: choice('Building type', buildingTypes),
  property_type: choice('Property type', propertyTypes),
  title: optionalText('Title', 200),
  description: optionalText('Description', 10_000),
  state: optionalText('State', 120),
  city: optionalText('City', 120),
  locality: optionalText('Locality', 120),
  sub_locality: optionalText('Sub locality', 120),
  society_name: optionalText('Society', 160),
  address: optionalText('Address', 400),
};

/** What and where (specification 001, section 3). A type of the other building type is refused. */
export const propertyBasic = part('Basic', basicFields).test({
  name: 'type-of-building',
  test(value) {
    const { building_type: building = propertyDefaults.building_type, property_type: type } = value ?? {};
    if (!type || typesOf(building).values.includes(type)) return true;
    return this.createError({
      path: `${this.path ? `${this.path}.` : ''}property_type`,
      message: `Property type does not belong to a ${building} building`,
    });
  },
});

export const propertyFeatures = part('Features', {
  built_up_area: optionalAmount('Built-up area', MAX_AREA),
  area_unit: choice('Area unit', areaUnits).nullable(),
  carpet_area: optionalAmount('Carpet area', MAX_AREA),
  carpet_area_unit: choice('Carpet area unit', areaUnits).nullable(),
  super_area: optionalAmount('Super area', MAX_AREA),
  super_area_unit: choice('Super area unit', areaUnits).nullable(),
  expected_price: rupees('Expected price'),
  booking_amount: rupees('Booking amount'),
  maintenance_charges: rupees('Maintenance charges'),
  sale_type: choice('Sale type', saleTypes).nullable(),
  no_of_floors: choice('Floors', floorCounts).nullable(),
  availability: choice('Availability', availabilities).nullable(),
  possession_by: choice('Possession By', possessions).nullable(),
  property_on_floor: choice('Floor of property', floorsOfProperty).nullable(),
  furnishing_status: choice('Furnishing', furnishingStatuses).nullable(),
  facing: choice('Facing', facings).nullable(),
  flooring_type: choice('Flooring', floorings).nullable(),
  ownership: choice('Ownership', ownerships).nullable(),
  rera_status: choice('RERA status', reraStatuses).nullable(),
  rera_number: optionalText('RERA number', 80),
  age_years: choice('Age of Property', ages).nullable(),
  num_bedrooms: choice('Bedrooms', bedroomCounts).nullable(),
  num_bathrooms: choice('Bathrooms', roomCounts).nullable(),
  num_balconies: choice('Balconies', roomCounts).nullable(),
  additional_rooms: choiceList('Additional rooms', additionalRooms).optional(),
  property_tags: choiceList('Descriptive tags', descriptiveTags).optional(),
  approving_authority: choice('Approving authority', approvingAuthorities).nullable(),
});

/** What the form starts with (specification 001, section 4). */
export const propertyDefaults = {
  property_for: 'sell',
  building_type: 'residential',
  property_type: 'flat',
  area_unit: 'Sq.ft.',
  sale_type: 'new_property',
  no_of_floors: '1',
  availability: 'ready_to_move',
  furnishing_status: 'unfurnished',
  ownership: 'freehold',
  rera_status: 'not_applicable',
} as const;

export const propertyCreateBody = object({
  basic: propertyBasic,
  features: propertyFeatures,
  highlights: textList('Highlights').optional(),
  amenities: textList('Amenities').optional(),
  nearby_landmarks: textList('Nearby landmarks').optional(),
});
export type PropertyCreateBody = InferType<typeof propertyCreateBody>;

export const listingRow = object({
  id: id(),
  title: outTextOrNull(),
  property_type: outText(),
  city: outTextOrNull(),
  locality: outTextOrNull(),
  state: outTextOrNull(),
  expected_price: outNumberOrNull(),
  built_up_area: outNumberOrNull(),
  area_unit: outTextOrNull(),
});
export type ListingRow = InferType<typeof listingRow>;

export const media = object({
  id: id(),
  file_url: outText(),
  is_primary: boolean().defined(),
  category: outText(),
  media_type: outText(),
});
export type Media = InferType<typeof media>;

export const propertyDetail = object({
  id: id(),
  property_for: outText(),
  building_type: outText(),
  property_type: outText(),
  title: outTextOrNull(),
  description: outTextOrNull(),
  state: outTextOrNull(),
  city: outTextOrNull(),
  locality: outTextOrNull(),
  sub_locality: outTextOrNull(),
  society_name: outTextOrNull(),
  address: outTextOrNull(),
  features: propertyFeatures,
  media: array().of(media).defined(),
  highlights: outTextList(),
  amenities: outTextList(),
  nearby_landmarks: outTextList(),
});
export type PropertyDetail = InferType<typeof propertyDetail>;

/** GET /api/properties/listproperty */
export const listProperties = endpoint({
  method: 'GET',
  path: '/api/properties/listproperty',
  access: ['broker'],
  summary: "The broker's own properties",
  query: listQuery(['id', 'expected_price', 'city', 'title']),
  responses: { 200: pageOf(listingRow) },
});

/** GET /api/properties/getproperty/{id} */
export const getProperty = endpoint({
  method: 'GET',
  path: '/api/properties/getproperty/{id}',
  access: ['broker'],
  summary: 'One property with its media, features and lists',
  params: idParams,
  responses: { 200: dataOf(propertyDetail) },
});

/** POST /api/properties/createproperty/full */
export const createProperty = endpoint({
  method: 'POST',
  path: '/api/properties/createproperty/full',
  access: ['broker'],
  summary: 'Post a property',
  body: propertyCreateBody,
  repeatable: true,
  responses: { 201: idAnswer },
});

/** POST /api/properties/{id}/media */
export const addMedia = endpoint({
  method: 'POST',
  path: '/api/properties/{id}/media',
  access: ['broker'],
  summary: 'Add a photo to a property',
  encoding: 'multipart',
  file: { name: 'file', required: true },
  params: idParams,
  body: object({
    media_type: choice('Media type', listed(['image'])).required('Media type is required'),
    category: choice('Category', mediaCategories).required('Category is required'),
  }),
  repeatable: true,
  responses: { 201: idAnswer },
});

/** POST /api/properties/setprimary/{propertyId}/{mediaId} */
export const setPrimary = endpoint({
  method: 'POST',
  path: '/api/properties/setprimary/{propertyId}/{mediaId}',
  access: ['broker'],
  summary: 'Make a photo the default one',
  params: object({ propertyId: id(), mediaId: id() }),
  responses: { 200: dataOf(object({ id: outNumber(), is_primary: boolean().defined() })) },
});

/** Said of a video that is not one of YouTube's. */
export const NOT_A_VIDEO = 'Video must be a YouTube address or ID';

/** POST /api/properties/{id}/video: a YouTube URL, ID or embed code. */
export const addVideo = endpoint({
  method: 'POST',
  path: '/api/properties/{id}/video',
  access: ['broker'],
  summary: 'Attach a video to a property',
  params: idParams,
  body: object({
    url: requiredText('Video', 1_000),
    category: mixed<'video'>().oneOf(['video'], 'Category must be video').required('Category is required'),
  }),
  repeatable: true,
  responses: { 201: dataOf(object({ id: outNumber(), url: outText() })) },
});
