import type { InferType } from 'yup';
import { optionalText } from '#contract/fields.ts';
import {
  NOT_A_VIDEO,
  type PropertyCreateBody,
  propertyCreateBody,
  propertyDefaults,
  type propertyFeatures,
} from '#contract/properties.ts';
import { typesOf } from '#contract/propertyChoices.ts';
import { youtubeId } from '#contract/rules/youtube.ts';

type FeatureLists = Record<'additional_rooms' | 'property_tags', string[]>;

/** Post Property as it is typed: texts everywhere, '' for what is not filled in, named as the calls name them. */
export interface PropertyFormValues {
  basic: Record<
    | 'property_for'
    | 'building_type'
    | 'property_type'
    | 'title'
    | 'description'
    | 'state'
    | 'city'
    | 'locality'
    | 'sub_locality'
    | 'society_name'
    | 'address',
    string
  >;
  features: Record<Exclude<keyof InferType<typeof propertyFeatures>, keyof FeatureLists>, string> & FeatureLists;
  amenities: string[];
  /** Amenities that were added by hand; those that are ticked are among `amenities`, too. */
  own_amenities: string[];
  nearby_landmarks: string[];
  /** How many of each furnishing item there are. Never sent (specification 001, section 3a). */
  furnishing: Record<string, number>;
  /** The YouTube address or ID as it was pasted. Sent by a call of its own. */
  video: string;
}

/** What the form starts with (specification 001, section 4). */
export const emptyProperty: PropertyFormValues = {
  basic: {
    property_for: propertyDefaults.property_for,
    building_type: propertyDefaults.building_type,
    property_type: propertyDefaults.property_type,
    title: '',
    description: '',
    state: '',
    city: '',
    locality: '',
    sub_locality: '',
    society_name: '',
    address: '',
  },
  features: {
    built_up_area: '',
    area_unit: propertyDefaults.area_unit,
    carpet_area: '',
    carpet_area_unit: '',
    super_area: '',
    super_area_unit: '',
    expected_price: '',
    booking_amount: '',
    maintenance_charges: '',
    sale_type: propertyDefaults.sale_type,
    no_of_floors: propertyDefaults.no_of_floors,
    availability: propertyDefaults.availability,
    possession_by: '',
    property_on_floor: '',
    furnishing_status: propertyDefaults.furnishing_status,
    facing: '',
    flooring_type: '',
    ownership: propertyDefaults.ownership,
    rera_status: propertyDefaults.rera_status,
    rera_number: '',
    age_years: '',
    num_bedrooms: '',
    num_bathrooms: '',
    num_balconies: '',
    approving_authority: '',
    additional_rooms: [],
    property_tags: [],
  },
  amenities: [],
  own_amenities: [],
  nearby_landmarks: [],
  furnishing: {},
  video: '',
};

/** The form's rules: what the create call takes, and that a video is one of YouTube's. */
export const postPropertyRules = propertyCreateBody.shape({
  video: optionalText('Video', 1_000).test(
    'youtube',
    NOT_A_VIDEO,
    (video) => !video?.trim() || Boolean(youtubeId(video)),
  ),
});

/** The type that a freshly chosen building type starts with: the first of its list. */
export const firstTypeOf = (buildingType: string): string => typesOf(buildingType).values[0] ?? '';

const filled = (fields: Readonly<Record<string, string | string[]>>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => (typeof value === 'string' ? value.trim() : value).length > 0),
  );

/**
 * What the create call sends: empty fields left out, numbers as numbers, hidden conditional fields dropped, a unit only with
 * its area. The descriptive tags are the listing's highlights.
 */
export const propertyBody = ({
  basic,
  features,
  amenities,
  nearby_landmarks,
}: PropertyFormValues): PropertyCreateBody =>
  propertyCreateBody.cast({
    basic: filled(basic),
    features: filled({
      ...features,
      carpet_area_unit: features.carpet_area && features.carpet_area_unit,
      super_area_unit: features.super_area && features.super_area_unit,
      possession_by: features.availability === 'ready_to_move' ? '' : features.possession_by,
      age_years: features.availability === 'ready_to_move' ? features.age_years : '',
      rera_number: features.rera_status === 'registered' ? features.rera_number : '',
    }),
    highlights: features.property_tags,
    amenities,
    nearby_landmarks,
  });
