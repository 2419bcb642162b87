import type { InferType } from 'yup';
import {
  type PropertyCreateBody,
  propertyCreateBody,
  propertyDefaults,
  type propertyFeatures,
} from '../../../contract/properties';
import { typesOf } from '../../../contract/propertyChoices';

/** Post Property as it is typed: texts everywhere, '' for what is not filled in, named as the call names them. */
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
  features: Record<Exclude<keyof InferType<typeof propertyFeatures>, 'additional_rooms' | 'property_tags'>, string>;
  amenities: string[];
  nearby_landmarks: string[];
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
  },
  amenities: [],
  nearby_landmarks: [],
};

/** The type that a freshly chosen building type starts with: the first of its list. */
export const firstTypeOf = (buildingType: string): string => typesOf(buildingType).values[0] ?? '';

const filled = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''));

/** What the create call sends: empty fields left out, numbers as numbers, hidden conditional fields dropped. */
export const propertyBody = ({ basic, features, ...lists }: PropertyFormValues): PropertyCreateBody =>
  propertyCreateBody.cast({
    basic: filled(basic),
    features: filled({
      ...features,
      possession_by: features.availability === 'ready_to_move' ? '' : features.possession_by,
      age_years: features.availability === 'ready_to_move' ? features.age_years : '',
      rera_number: features.rera_status === 'registered' ? features.rera_number : '',
    }),
    ...lists,
  });
