import type { Choices } from '../choices.ts';
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
  ownerships,
  possessions,
  propertyFor,
  propertyTypes,
  reraStatuses,
  roomCounts,
  saleTypes,
} from './choices.ts';

// The table of a property's fields: schemas, form defaults, labels, facts and columns are derived from it. It does not
// import validation, because the pages of published sites load it too.

/** The field is only shown, sent and counted while another feature has (`is`) or does not have (`not`) this value. */
export interface Condition {
  readonly field: string;
  readonly is?: string;
  readonly not?: string;
}

/** The rank of a field in a list of facts, and its label where that differs from the form's. */
type Rank = number | readonly [rank: number, label: string];

interface Common {
  readonly label: string;
  /** The Drizzle column that stores it; without one, a feature is a key of the JSON column. */
  readonly column?: string;
  readonly when?: Condition;
  /** Its place among the facts of the broker's detail view. */
  readonly detail?: Rank;
  /** Its place among the facts of a published site. Without it, the site does not show the field. */
  readonly site?: Rank;
}

/** One field of a property: how it is checked, stored and shown. */
export type Field = Common &
  (
    | { readonly kind: 'text'; readonly max: number; readonly section?: 'photos' }
    /** Whole rupees. */
    | { readonly kind: 'money' }
    /** A number whose unit is the field `unit`. */
    | { readonly kind: 'area'; readonly unit: string }
    | {
        readonly kind: 'choice';
        readonly choices: Choices;
        readonly default?: string;
        /** Never null, because its column is not. */
        readonly notNull?: true;
        /** How many choices show as pills before More; all by default. */
        readonly pills?: number;
        /** Shows the choices as a drop-down list instead of pills. */
        readonly list?: true;
        /** The area that this is the unit of. */
        readonly unitOf?: string;
      }
    /** Any number of the choices. */
    | { readonly kind: 'choices'; readonly choices: Choices }
  );

type Table = Readonly<Record<string, Field>>;

/** The longest title, in characters. */
export const MAX_TITLE = 200;

/** What and where: the `basic` part of the create call (specification 001, section 3). */
export const basicFields = {
  property_for: {
    kind: 'choice',
    label: 'Property For',
    choices: propertyFor,
    default: 'sell',
    notNull: true,
    column: 'propertyFor',
  },
  building_type: {
    kind: 'choice',
    label: 'Building type',
    choices: buildingTypes,
    default: 'residential',
    notNull: true,
    column: 'buildingType',
  },
  property_type: {
    kind: 'choice',
    label: 'Property type',
    choices: propertyTypes,
    default: 'flat',
    notNull: true,
    column: 'propertyType',
    site: [1, 'Type'],
  },
  title: { kind: 'text', label: 'Title', max: MAX_TITLE, column: 'title' },
  description: { kind: 'text', label: 'Description', max: 10_000, column: 'description', section: 'photos' },
  state: { kind: 'text', label: 'State', max: 120, column: 'state' },
  city: { kind: 'text', label: 'City', max: 120, column: 'city' },
  locality: { kind: 'text', label: 'Locality', max: 120, column: 'locality' },
  sub_locality: { kind: 'text', label: 'Sub locality', max: 120, column: 'subLocality' },
  society_name: { kind: 'text', label: 'Society', max: 160, column: 'societyName', site: 18 },
  address: { kind: 'text', label: 'Address', max: 400, column: 'address' },
} as const satisfies Table;

const unitOf = <const Area extends string>(label: string, area: Area) =>
  ({ kind: 'choice', label, choices: areaUnits, unitOf: area, when: { field: area, not: '' } }) as const;

/** The facts that buyers compare: the `features` part of the create call. */
export const featureFields = {
  built_up_area: { kind: 'area', label: 'Built-up area', unit: 'area_unit', column: 'builtUpArea', detail: 2, site: 6 },
  area_unit: {
    kind: 'choice',
    label: 'Area unit',
    choices: areaUnits,
    unitOf: 'built_up_area',
    default: 'Sq.ft.',
    column: 'areaUnit',
  },
  carpet_area: {
    kind: 'area',
    label: 'Carpet area',
    unit: 'carpet_area_unit',
    when: { field: 'carpet_area_unit', not: '' },
    detail: 3,
    site: 7,
  },
  carpet_area_unit: unitOf('Carpet area unit', 'carpet_area'),
  super_area: {
    kind: 'area',
    label: 'Super area',
    unit: 'super_area_unit',
    when: { field: 'super_area_unit', not: '' },
    detail: 4,
    site: 8,
  },
  super_area_unit: unitOf('Super area unit', 'super_area'),
  expected_price: { kind: 'money', label: 'Expected price', column: 'expectedPrice', detail: [1, 'Price'] },
  booking_amount: { kind: 'money', label: 'Booking amount', detail: 15, site: 20 },
  maintenance_charges: {
    kind: 'money',
    label: 'Maintenance charges',
    detail: [16, 'Maintenance'],
    site: [19, 'Maintenance'],
  },
  sale_type: {
    kind: 'choice',
    label: 'Sale type',
    choices: saleTypes,
    default: 'new_property',
    detail: 5,
    site: [16, 'Sale'],
  },
  no_of_floors: { kind: 'choice', label: 'Floors', choices: floorCounts, default: '1', pills: 6, detail: 7 },
  availability: {
    kind: 'choice',
    label: 'Availability',
    choices: availabilities,
    default: 'ready_to_move',
    detail: 6,
    site: [13, 'Possession'],
  },
  possession_by: {
    kind: 'choice',
    label: 'Possession By',
    choices: possessions,
    list: true,
    when: { field: 'availability', not: 'ready_to_move' },
    detail: [21, 'Possession by'],
    site: [14, 'Possession by'],
  },
  property_on_floor: {
    kind: 'choice',
    label: 'Floor of property',
    choices: floorsOfProperty,
    pills: 4,
    detail: [8, 'On floor'],
    site: [9, 'Floor'],
  },
  furnishing_status: {
    kind: 'choice',
    label: 'Furnishing',
    choices: furnishingStatuses,
    default: 'unfurnished',
    detail: 9,
    site: 11,
  },
  facing: { kind: 'choice', label: 'Facing', choices: facings, detail: 10, site: 10 },
  flooring_type: { kind: 'choice', label: 'Flooring', choices: floorings, list: true, detail: 11, site: 12 },
  ownership: { kind: 'choice', label: 'Ownership', choices: ownerships, default: 'freehold', detail: 17, site: 17 },
  rera_status: {
    kind: 'choice',
    label: 'RERA status',
    choices: reraStatuses,
    default: 'not_applicable',
    detail: 18,
    site: [22, 'RERA'],
  },
  rera_number: {
    kind: 'text',
    label: 'RERA number',
    max: 80,
    when: { field: 'rera_status', is: 'registered' },
    detail: 19,
    site: 23,
  },
  age_years: {
    kind: 'choice',
    label: 'Age of Property',
    choices: ages,
    list: true,
    when: { field: 'availability', is: 'ready_to_move' },
    detail: [20, 'Age'],
    site: [15, 'Age'],
  },
  num_bedrooms: {
    kind: 'choice',
    label: 'Bedrooms',
    choices: bedroomCounts,
    pills: 5,
    column: 'numBedrooms',
    detail: 12,
    site: 2,
  },
  num_bathrooms: { kind: 'choice', label: 'Bathrooms', choices: roomCounts, pills: 6, detail: 13, site: 3 },
  num_balconies: { kind: 'choice', label: 'Balconies', choices: roomCounts, pills: 6, detail: 14, site: 4 },
  additional_rooms: { kind: 'choices', label: 'Additional rooms', choices: additionalRooms, site: [5, 'Other rooms'] },
  property_tags: { kind: 'choices', label: 'Descriptive tags', choices: descriptiveTags },
  approving_authority: {
    kind: 'choice',
    label: 'Approving authority',
    choices: approvingAuthorities,
    detail: 22,
    site: [21, 'Approved by'],
  },
} as const satisfies Table;

export type BasicName = keyof typeof basicFields;
export type FeatureName = keyof typeof featureFields;

/** A table's rows with their names. */
export const rowsOf = <Name extends string>(table: Readonly<Record<Name, Field>>): (readonly [Name, Field])[] =>
  (Object.keys(table) as Name[]).map((name) => [name, table[name]]);

/** Whether the form shows a feature, given the values of all features. */
export const isAsked = (
  name: FeatureName,
  features: Readonly<Record<FeatureName, string | readonly string[]>>,
): boolean => {
  const field = featureFields[name];
  if (!('when' in field)) return true;
  const value = features[field.when.field];
  return 'is' in field.when ? value === field.when.is : value !== field.when.not;
};

/** A field in a list of facts. */
export interface FactField {
  readonly name: BasicName | FeatureName;
  readonly label: string;
  readonly field: Field;
}

/** The fields of a list of facts, in order, with the labels of that list. */
export const factsOf = (list: 'detail' | 'site'): FactField[] =>
  [...rowsOf(basicFields), ...rowsOf(featureFields)]
    .flatMap(([name, field]) => {
      const ranked = field[list];
      if (ranked === undefined) return [];
      const [rank, label] = typeof ranked === 'number' ? [ranked, field.label] : ranked;
      return [{ rank, name, label, field }];
    })
    .sort((one, other) => one.rank - other.rank);
