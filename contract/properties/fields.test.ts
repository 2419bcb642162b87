import { describe, expect, it, test } from 'vitest';
import { type Schema, ValidationError } from 'yup';
import {
  age,
  calculatorList,
  commercialTypes,
  furnishing,
  possession,
  specifiedAreaUnits,
  specifiedChoices,
} from '../fixtures/specifiedForm.ts';
import { calculatorUnits } from '../rules/area.ts';
import { furnishingItems, mediaCategories } from './choices.ts';
import { basicFields, type Field, featureFields, rowsOf } from './fields.ts';
import { propertyCreateBody } from './schemas.ts';

const bodyWith = (field: string, value: unknown) => {
  const [part = '', name] = field.split('.');
  return { basic: {}, features: {}, ...(name ? { [part]: { [name]: value } } : { [part]: value }) };
};
const problemWith = (field: string, value: unknown, more: object = {}): string | undefined => {
  const schema: Schema = propertyCreateBody;
  try {
    schema.validateSync({ ...bodyWith(field, value), ...more }, { strict: true });
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
};

/** The enumerations that the form shows initially, and those that depend on other values. */
const enumerations = [
  ...specifiedChoices,
  { label: 'Possession By', field: 'features.possession_by', values: possession },
  { label: 'Age of Property', field: 'features.age_years', values: age },
  { label: 'Area unit', field: 'features.area_unit', values: specifiedAreaUnits },
  { label: 'Carpet area unit', field: 'features.carpet_area_unit', values: specifiedAreaUnits },
  { label: 'Super area unit', field: 'features.super_area_unit', values: specifiedAreaUnits },
];

describe('the create call takes what the specification lists', () => {
  // Free-text lists accept more than the form offers, such as custom amenities.
  const free = ['amenities', 'nearby_landmarks'];

  test.each(enumerations)('$label: each of its values, and nothing else', ({ label, field, values, ...more }) => {
    const many = 'many' in more;
    for (const value of values) expect(problemWith(field, many ? [value] : value), value).toBeUndefined();
    if (free.includes(field)) return;
    for (const odd of [
      '',
      values[0]?.toUpperCase() === values[0] ? 'none' : values[0]?.toUpperCase(),
      ` ${values[0]}`,
    ]) {
      expect(problemWith(field, many ? [odd] : odd), JSON.stringify(odd)).toMatch(
        new RegExp(`^${label} (must|is|does)`),
      );
    }
  });

  test('a commercial building takes its own types, and no other’s', () => {
    const inCommercial = (type: string) => problemWith('basic', { building_type: 'commercial', property_type: type });
    for (const type of commercialTypes) expect(inCommercial(type), type).toBeUndefined();
    expect(inCommercial('flat')).toBe('Property type does not belong to a commercial building');
    expect(problemWith('basic.property_type', 'factory')).toBe(
      'Property type does not belong to a residential building',
    );
  });

  test('defaults', () => {
    const ofPart = (part: string, table: Readonly<Record<string, Field>>) =>
      rowsOf(table).map(([name, field]) => [`${part}.${name}`, 'default' in field ? field.default : undefined]);
    const specified = specifiedChoices.map(({ field, default: value }) => [field, value]);
    expect(Object.fromEntries([...ofPart('basic', basicFields), ...ofPart('features', featureFields)])).toEqual({
      ...Object.fromEntries(specified),
      'features.area_unit': 'Sq.ft.',
    });
  });

  test('every field of the table with choices is specified', () => {
    const names = new Set(enumerations.map(({ field }) => field));
    for (const [name, field] of [...rowsOf(basicFields), ...rowsOf(featureFields)])
      if ('choices' in field) expect(names.has(`basic.${name}`) || names.has(`features.${name}`), name).toBe(true);
  });

  test('furnishing items, media categories and the calculator’s units, in their order', () => {
    expect(furnishingItems.values).toEqual(furnishing);
    expect(furnishingItems.values).toHaveLength(18);
    expect(mediaCategories.values).toEqual([
      'exterior',
      'bedroom',
      'bathroom',
      'kitchen',
      'floor_plan',
      'location_map',
      'other',
    ]);
    expect(calculatorUnits.map(({ value }) => value)).toEqual(calculatorList);
  });
});

describe('limits', () => {
  it.each([
    ['features.expected_price', 999_999_999_999, undefined],
    ['features.expected_price', 1_000_000_000_000, 'Expected price must be at most 999999999999'],
    ['features.expected_price', 0, undefined],
    ['features.expected_price', null, undefined],
    ['features.expected_price', -1, 'Expected price must not be negative'],
    ['features.expected_price', 10.5, 'Expected price must be whole rupees'],
    ['features.expected_price', '8450000', 'Expected price must be a number'],
    ['features.built_up_area', 1450.5, undefined],
    ['features.built_up_area', -1, 'Built-up area must not be negative'],
    ['basic.title', 'a'.repeat(201), 'Title must be at most 200 characters'],
    ['basic.description', 'a'.repeat(10_001), 'Description must be at most 10000 characters'],
    ['amenities', [''], 'Amenities is required'],
    ['amenities', Array.from({ length: 61 }, () => 'Lift'), 'Amenities must have at most 60 entries'],
  ])('%s', (field, value, problem) => expect(problemWith(field, value)).toBe(problem));

  it('requires no field', () => expect(problemWith('basic', {})).toBeUndefined());
});
