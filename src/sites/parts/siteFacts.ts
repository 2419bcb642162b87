import { factsOf } from '#contract/properties/fields.ts';
import type { SiteProperty } from '#contract/sites.ts';
import { type FieldValues, fieldText } from '#src/lib/fieldText.ts';
import { rooms } from './siteWords.ts';

type Fact = readonly [label: string, value: string];

const rows = factsOf('site');

const floorOf = ({ property_on_floor: floor, no_of_floors: of }: SiteProperty['features']): Fact[] => {
  if (floor) return [['Floor', of ? `${floor} of ${of}` : floor]];
  return of ? [['Building', `${of} ${of === '1' ? 'floor' : 'floors'}`]] : [];
};

type Described = Pick<
  SiteProperty,
  'features' | 'property_type' | 'society_name' | 'num_bedrooms' | 'built_up_area' | 'area_unit'
>;

/** A property's features as text, in the order of their interest to buyers; fields without a value are omitted. */
export const siteFacts = ({ features, ...basic }: Described): Fact[] => {
  const { property_type, society_name, num_bedrooms, built_up_area, area_unit } = basic;
  const values: FieldValues = { ...features, property_type, society_name, num_bedrooms, built_up_area, area_unit };
  return rows.flatMap(({ name, label, field }): Fact[] => {
    if (name === 'property_on_floor') return floorOf(features);
    // An area or a charge of 0 says nothing to a buyer.
    if (!values[name]) return [];
    const value = name === 'num_bedrooms' ? rooms(String(values[name])) : fieldText(name, field, values).trim();
    return value ? [[label, value]] : [];
  });
};
