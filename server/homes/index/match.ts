import type { InferType } from 'yup';
import { type HomeFilter, homeFilters } from '#contract/homes/choices.ts';
import type { homesQuery } from '#contract/homes/query.ts';
import { propertyTypes } from '#contract/properties/choices.ts';
import {
  AMENITY_SETS,
  amenityBits,
  buildingOf,
  KINDS,
  type KindName,
  kindParts,
  TRAITS,
  type TraitName,
  traitParts,
  unpacked,
} from './codes.ts';
import { type HomeIndex, NO_FACTOR } from './homeIndex.ts';
import { placeKey } from './places.ts';

/** A parsed search: the filters, with the broker by id, and the homes that match its text. */
export type Asked = Omit<Partial<Pick<InferType<typeof homesQuery>, HomeFilter>>, 'broker'> & {
  readonly broker?: number | undefined;
  /** Only these homes, by id. */
  readonly among?: Iterable<number> | undefined;
};

/** The groups that a home can fail, each a bit: the filters of the contract, and `q` for the text. */
export const groups = [...homeFilters.values, 'q'] as const;
export type Group = (typeof groups)[number];
const bitOf = (group: Group): number => 1 << groups.indexOf(group);

/** Counts by the number in a column: of all matching homes, or for a group, of those that fail only that group. */
export interface Counted {
  readonly kind: Uint32Array;
  readonly traits: Uint32Array;
  readonly amenities: Uint32Array;
  readonly place: Uint32Array;
  readonly broker: Uint32Array;
}
type CountedColumn = keyof Counted;

export interface Matches {
  readonly total: number;
  /** The slots of the homes that match; valid until the next search. */
  readonly slots: Int32Array;
  readonly all: Counted;
  /** The column that a group's facet reads, counted over homes that fail this group alone. */
  readonly alone: ReadonlyMap<Group, Uint32Array>;
  /** How many homes fail only this group: what removing the filter would add. */
  readonly failing: (group: Group) => number;
  /** Homes that only an area filter leaves out, because their unit has no factor. */
  readonly withoutArea: number;
}

const columnOf: Readonly<Partial<Record<Group, CountedColumn>>> = {
  ...Object.fromEntries(Object.keys(traitParts).map((name) => [name, 'traits'])),
  city: 'place',
  locality: 'place',
  type: 'kind',
  building_type: 'kind',
  bedrooms: 'kind',
  amenities: 'amenities',
  broker: 'broker',
};

const kindCodes = {
  type: unpacked<KindName>(kindParts, 'type'),
  bedrooms: unpacked<KindName>(kindParts, 'bedrooms'),
};
const traitCodes = Object.fromEntries(
  (Object.keys(traitParts) as TraitName[]).map((name) => [name, unpacked<TraitName>(traitParts, name)]),
) as Readonly<Record<TraitName, Uint8Array>>;

/** For each part, its code in every packed number. */
export const codesOfPart = { ...kindCodes, ...traitCodes };

// Which packed numbers a filter admits.
const accepted = (codes: Uint8Array, wanted: readonly number[]): Uint8Array =>
  Uint8Array.from(codes, (code) => (wanted.includes(code) ? 1 : 0));

const typesOfBuilding = (building: string): number[] =>
  propertyTypes.values.flatMap((type, at) => (buildingOf(type) === building ? [at + 1] : []));

type Table = readonly [Group, CountedColumn, Uint8Array];

const tablesOf = (index: HomeIndex, asked: Asked): Table[] => {
  const tables: Table[] = [];
  const places = (accepts: (place: HomeIndex['places']['all'][number]) => boolean) =>
    Uint8Array.from(index.places.all, (place) => (accepts(place) ? 1 : 0));
  if (asked.city) {
    const key = placeKey(asked.city);
    tables.push(['city', 'place', places(({ cityKey }) => cityKey === key)]);
  }
  if (asked.locality) {
    const key = placeKey(asked.locality);
    tables.push(['locality', 'place', places(({ localityKey }) => localityKey === key)]);
  }
  for (const name of ['type', 'bedrooms'] as const) {
    const wanted = asked[name];
    if (wanted?.length) tables.push([name, 'kind', accepted(kindCodes[name], wanted.map(kindParts[name].of))]);
  }
  if (asked.building_type)
    tables.push(['building_type', 'kind', accepted(kindCodes.type, typesOfBuilding(asked.building_type))]);
  for (const name of Object.keys(traitParts) as TraitName[]) {
    const wanted = [asked[name] ?? []].flat();
    if (wanted.length > 0) tables.push([name, 'traits', accepted(traitCodes[name], wanted.map(traitParts[name].of))]);
  }
  if (asked.amenities?.length) {
    const bits = amenityBits(asked.amenities);
    const sets = Uint8Array.from({ length: AMENITY_SETS }, (_, set) => ((set & bits) === bits ? 1 : 0));
    tables.push(['amenities', 'amenities', sets]);
  }
  return tables;
};

const tally = (counts: Uint32Array, code: number): void => {
  counts[code] = (counts[code] as number) + 1;
};

const fail = (fails: Uint32Array, slot: number, bit: number): void => {
  fails[slot] = (fails[slot] as number) | bit;
};

let failures = new Uint32Array(0);
let found = new Int32Array(0);

const failTables = (fails: Uint32Array, { columns, size }: HomeIndex, tables: readonly Table[]): void => {
  for (const [group, name, accepts] of tables) {
    const bit = bitOf(group);
    const column = columns[name];
    for (let slot = 0; slot < size; slot += 1) if (!accepts[column[slot] as number]) fail(fails, slot, bit);
  }
};

const failBroker = (fails: Uint32Array, { columns, size }: HomeIndex, broker: number): void => {
  const bit = bitOf('broker');
  for (let slot = 0; slot < size; slot += 1) if (columns.broker[slot] !== broker) fail(fails, slot, bit);
};

// NaN passes neither bound, so that such a home fails both.
const failBounds = (fails: Uint32Array, { columns, size }: HomeIndex, asked: Asked): void => {
  for (const name of ['price', 'area'] as const) {
    const column = columns[name];
    const { [`${name}_min` as const]: min, [`${name}_max` as const]: max } = asked;
    const [low, high] = [bitOf(`${name}_min`), bitOf(`${name}_max`)];
    if (min !== undefined)
      for (let slot = 0; slot < size; slot += 1) if (!((column[slot] as number) >= min)) fail(fails, slot, low);
    if (max !== undefined)
      for (let slot = 0; slot < size; slot += 1) {
        const value = column[slot] as number;
        if (!(value >= 0 && value <= max)) fail(fails, slot, high);
      }
  }
};

const failText = (fails: Uint32Array, index: HomeIndex, among: Iterable<number>): void => {
  const bit = bitOf('q');
  for (let slot = 0; slot < index.size; slot += 1) fail(fails, slot, bit);
  for (const id of among) {
    const slot = index.slotOf(id);
    if (slot >= 0) fails[slot] = (fails[slot] as number) & ~bit;
  }
};

const countedSizes = ({ places, columns, size }: HomeIndex): Readonly<Record<CountedColumn, number>> => {
  let broker = 0;
  for (let slot = 0; slot < size; slot += 1)
    if ((columns.broker[slot] as number) > broker) broker = columns.broker[slot] as number;
  return { kind: KINDS, traits: TRAITS, amenities: AMENITY_SETS, place: places.all.length, broker: broker + 1 };
};

/** Finds in one pass over all homes those that match, and for every filter those that would match without it. */
export const matchHomes = (index: HomeIndex, asked: Asked): Matches => {
  const { columns, size } = index;
  if (failures.length < size) {
    failures = new Uint32Array(columns.id.length);
    found = new Int32Array(columns.id.length);
  }
  const fails = failures.fill(0, 0, size);
  failTables(fails, index, tablesOf(index, asked));
  failBounds(fails, index, asked);
  if (asked.broker !== undefined) failBroker(fails, index, asked.broker);
  if (asked.among) failText(fails, index, asked.among);

  const sizes = countedSizes(index);
  const all: Counted = {
    kind: new Uint32Array(sizes.kind),
    traits: new Uint32Array(sizes.traits),
    amenities: new Uint32Array(sizes.amenities),
    place: new Uint32Array(sizes.place),
    broker: new Uint32Array(sizes.broker),
  };
  const counts = groups.map((group) => {
    const column = columnOf[group];
    return column ? { column: columns[column], counts: new Uint32Array(sizes[column]) } : undefined;
  });
  const failing = new Uint32Array(groups.length);
  const { kind, traits, amenities, place, broker, area } = columns;
  const areaBits = bitOf('area_min') | bitOf('area_max');
  let total = 0;
  let withoutArea = 0;
  for (let slot = 0; slot < size; slot += 1) {
    const failed = fails[slot] as number;
    if (failed === 0) {
      found[total] = slot;
      total += 1;
      tally(all.kind, kind[slot] as number);
      tally(all.traits, traits[slot] as number);
      tally(all.amenities, amenities[slot] as number);
      tally(all.place, place[slot] as number);
      tally(all.broker, broker[slot] as number);
      continue;
    }
    if ((failed & ~areaBits) === 0 && area[slot] === NO_FACTOR) withoutArea += 1;
    if ((failed & (failed - 1)) !== 0) continue;
    const group = 31 - Math.clz32(failed);
    tally(failing, group);
    const own = counts[group];
    if (own) tally(own.counts, own.column[slot] as number);
  }
  return {
    total,
    slots: found.subarray(0, total),
    all,
    alone: new Map(groups.flatMap((group, at) => (counts[at] ? [[group, counts[at].counts] as const] : []))),
    failing: (group) => failing[groups.indexOf(group)] ?? 0,
    withoutArea,
  };
};
