import type { Counts, HomeFacets } from '#contract/homes/schemas.ts';
import { defaultAmenities } from '#contract/properties/choices.ts';
import { buildingOf, kindParts, traitParts } from './index/codes.ts';
import type { HomeIndex } from './index/homeIndex.ts';
import { type Counted, codesOfPart, type Group, type Matches } from './index/match.ts';

/** The most names in a facet. */
const MOST_NAMES = 30;

/** A filter's counts: the homes that match, plus those that only this filter excludes. */
const countsOf = ({ all, alone }: Matches, group: Group, column: keyof Counted): Uint32Array => {
  const own = alone.get(group);
  return all[column].map((count, code) => count + (own?.[code] ?? 0));
};

const named = (counts: Iterable<readonly [string, number]>): Counts =>
  Object.fromEntries([...counts].filter(([, count]) => count > 0));

type PartName = keyof typeof codesOfPart;
const parts = { ...kindParts, ...traitParts };

const partCounts = (matches: Matches, group: PartName): Counts => {
  const codes = codesOfPart[group];
  const sums = new Uint32Array(parts[group].size);
  const counts = countsOf(matches, group, group in kindParts ? 'kind' : 'traits');
  for (const [code, count] of counts.entries()) {
    const at = codes[code] as number;
    sums[at] = (sums[at] as number) + count;
  }
  return named(parts[group].choices.values.map((value, at) => [value, sums[at + 1] as number] as const));
};

const buildingCounts = (matches: Matches): Counts => {
  const sums: Record<string, number> = {};
  for (const [code, count] of countsOf(matches, 'building_type', 'kind').entries()) {
    const type = kindParts.type.choices.values[(codesOfPart.type[code] as number) - 1];
    if (type === undefined || count === 0) continue;
    const building = buildingOf(type);
    sums[building] = (sums[building] ?? 0) + count;
  }
  return sums;
};

const amenityCounts = (matches: Matches): Counts => {
  const sums = new Uint32Array(defaultAmenities.values.length);
  for (const [set, count] of countsOf(matches, 'amenities', 'amenities').entries()) {
    if (count === 0) continue;
    for (let at = 0; at < sums.length; at += 1) if (set & (1 << at)) sums[at] = (sums[at] as number) + count;
  }
  return named(defaultAmenities.values.map((name, at) => [name, sums[at] as number] as const));
};

const localityCounts = (matches: Matches, { places }: HomeIndex): HomeFacets['locality'] => {
  const sums = new Map<string, { name: string; count: number }>();
  for (const [at, count] of countsOf(matches, 'locality', 'place').entries()) {
    const place = places.all[at];
    if (count === 0 || !place?.locality) continue;
    const sum = sums.get(place.localityKey) ?? { name: place.locality, count: 0 };
    sum.count += count;
    sums.set(place.localityKey, sum);
  }
  return [...sums.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)).slice(0, MOST_NAMES);
};

/** The brokers with the most homes, by id. */
export const brokerCounts = (matches: Matches): { id: number; count: number }[] =>
  [...countsOf(matches, 'broker', 'broker').entries()]
    .flatMap(([id, count]) => (count > 0 ? [{ id, count }] : []))
    .sort((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, MOST_NAMES);

/** The counts of all filters except brokers, whose names the index does not hold. */
export const facetsOf = (index: HomeIndex, matches: Matches): Omit<HomeFacets, 'broker'> => ({
  ...(Object.fromEntries(
    (Object.keys(parts) as PartName[]).map((name) => [name, partCounts(matches, name)]),
  ) as Readonly<Record<PartName, Counts>>),
  building_type: buildingCounts(matches),
  amenities: amenityCounts(matches),
  locality: localityCounts(matches, index),
});
