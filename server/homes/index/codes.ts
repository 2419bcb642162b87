import type { Choices } from '#contract/choices.ts';
import {
  availabilities,
  bedroomCounts,
  defaultAmenities,
  facings,
  furnishingStatuses,
  ownerships,
  propertyTypes,
  typesOf,
} from '#contract/properties/choices.ts';

// How an index stores what homes have: small numbers, several of them in one, so that counting them reads little memory.

/** The code of a value: its place in the list from 1; 0 for none and for what is not in the list. */
const codesOf = (choices: Choices) => {
  const codes = new Map(choices.values.map((value, at) => [value, at + 1]));
  return (value: string | null | undefined): number => codes.get(value ?? '') ?? 0;
};

/** A part of a stored number: how many codes it has, and how to read and write it. */
interface Part {
  readonly choices: Choices;
  readonly size: number;
  readonly of: (value: string | null | undefined) => number;
}
const part = (choices: Choices): Part => ({ choices, size: choices.values.length + 1, of: codesOf(choices) });

const yes = (values: readonly [string]): Part => part({ values, labels: {}, options: [] });

/** Type and bedrooms, stored in one number. */
export const kindParts = { type: part(propertyTypes), bedrooms: part(bedroomCounts) } as const;

/** What else a filter asks for by a list, stored in one number. */
export const traitParts = {
  availability: part(availabilities),
  furnishing: part(furnishingStatuses),
  facing: part(facings),
  ownership: part(ownerships),
  rera: yes(['registered']),
  photos: yes(['true']),
} as const;

export type KindName = keyof typeof kindParts;
export type TraitName = keyof typeof traitParts;

const sizeOf = (parts: Readonly<Record<string, Part>>): number =>
  Object.values(parts).reduce((size, one) => size * one.size, 1);
export const KINDS = sizeOf(kindParts);
export const TRAITS = sizeOf(traitParts);

/** One number of several codes. */
export const packed = <Name extends string>(
  parts: Readonly<Record<Name, Part>>,
  values: Readonly<Record<Name, string | null | undefined>>,
): number => {
  let code = 0;
  for (const name of Object.keys(parts) as Name[]) code = code * parts[name].size + parts[name].of(values[name]);
  return code;
};

/** For each number the code of one of its parts. */
export const unpacked = <Name extends string>(parts: Readonly<Record<Name, Part>>, wanted: Name): Uint8Array => {
  const names = Object.keys(parts) as Name[];
  const below = names.slice(names.indexOf(wanted) + 1).reduce((size, name) => size * parts[name].size, 1);
  const { size } = parts[wanted];
  return Uint8Array.from({ length: sizeOf(parts) }, (_, code) => Math.floor(code / below) % size);
};

/** The bits of amenities that a filter knows. */
export const amenityBits = (amenities: readonly string[]): number =>
  amenities.reduce((bits, name) => {
    const at = (defaultAmenities.values as readonly string[]).indexOf(name);
    return at < 0 ? bits : bits | (1 << at);
  }, 0);
/** How many sets of amenities there are. */
export const AMENITY_SETS = 1 << defaultAmenities.values.length;

/** The building type of a type. */
export const buildingOf = (type: string): string =>
  typesOf('commercial').values.includes(type) ? 'commercial' : 'residential';
