import type { Choices } from '#contract/choices.ts';
import { listFilters } from '#contract/homes/listFilters.ts';
import { typesOf } from '#contract/properties/choices.ts';
import type { FeatureName } from '#contract/properties/fields.ts';

// How an index stores what homes have: small numbers, several of them in one, so that counting them reads little memory.

/** The code of a value: its position in the list, from 1; 0 for no value and for one that is not in the list. */
const codesOf = (choices: Choices) => {
  const codes = new Map(choices.values.map((value, at) => [value, at + 1]));
  return (value: string | null | undefined): number => codes.get(value ?? '') ?? 0;
};

/** A part of a packed number: how many codes it has, and how to encode a value. */
interface Part {
  readonly choices: Choices;
  readonly size: number;
  readonly of: (value: string | null | undefined) => number;
}
const part = (choices: Choices): Part => ({ choices, size: choices.values.length + 1, of: codesOf(choices) });

const yes = (values: readonly [string]): Part => part({ values, labels: {}, options: [] });

const { type, bedrooms, amenities, ...traits } = listFilters;

/** Type and bedrooms, packed into one number. */
export const kindParts = { type: part(type), bedrooms: part(bedrooms) } as const;

/** The property feature that each other list filter reads, and the RERA number. */
export const traitFeatures = {
  availability: 'availability',
  furnishing: 'furnishing_status',
  facing: 'facing',
  ownership: 'ownership',
  rera: 'rera_status',
} as const satisfies Readonly<Record<keyof typeof traits | 'rera', FeatureName>>;
export type FeatureTrait = keyof typeof traitFeatures;

export type KindName = keyof typeof kindParts;
export type TraitName = FeatureTrait | 'photos';

/** The parts of all other list filters, packed into one number. */
export const traitParts = {
  ...Object.fromEntries(Object.entries(traits).map(([name, choices]) => [name, part(choices)])),
  rera: yes(['registered']),
  photos: yes(['true']),
} as Readonly<Record<TraitName, Part>>;

const sizeOf = (parts: Readonly<Record<string, Part>>): number =>
  Object.values(parts).reduce((size, one) => size * one.size, 1);
export const KINDS = sizeOf(kindParts);
export const TRAITS = sizeOf(traitParts);

/** Packs several codes into one number. */
export const packed = <Name extends string>(
  parts: Readonly<Record<Name, Part>>,
  values: Readonly<Record<Name, string | null | undefined>>,
): number => {
  let code = 0;
  for (const name of Object.keys(parts) as Name[]) code = code * parts[name].size + parts[name].of(values[name]);
  return code;
};

/** The code of one part, for each packed number. */
export const unpacked = <Name extends string>(parts: Readonly<Record<Name, Part>>, wanted: Name): Uint8Array => {
  const names = Object.keys(parts) as Name[];
  const below = names.slice(names.indexOf(wanted) + 1).reduce((size, name) => size * parts[name].size, 1);
  const { size } = parts[wanted];
  return Uint8Array.from({ length: sizeOf(parts) }, (_, code) => Math.floor(code / below) % size);
};

/** A bit set of the amenities that the filter knows. */
export const amenityBits = (names: readonly string[]): number =>
  names.reduce((bits, name) => {
    const at = (amenities.values as readonly string[]).indexOf(name);
    return at < 0 ? bits : bits | (1 << at);
  }, 0);
/** The number of possible sets of amenities. */
export const AMENITY_SETS = 1 << amenities.values.length;

/** The building type of a property type. */
export const buildingOf = (type: string): string =>
  typesOf('commercial').values.includes(type) ? 'commercial' : 'residential';
