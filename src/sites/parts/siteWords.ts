import { shortPrice } from '#contract/rules/money.ts';
import { propertyKind, titleNamesKind } from '#contract/rules/propertyTitle.ts';
import type { SiteHomeRow } from '#contract/sites.ts';
import { formatArea } from '#src/lib/format.ts';

/** Bedrooms in words: '3 BHK', '1 RK'. */
export const rooms = (count: string) => (/^[\d.]+$/.test(count) ? `${count} BHK` : count);

/** Rooms or kind, and area: '3 BHK, 1,450 Sq.ft.'. Omits a kind that the title names, unless it is all there is. */
export const siteHomeFacts = (home: SiteHomeRow): string => {
  const kind = propertyKind(home);
  const what = home.num_bedrooms ? rooms(home.num_bedrooms) : titleNamesKind(home) ? '' : kind;
  const area = home.built_up_area === null ? '' : formatArea(home.built_up_area, home.area_unit);
  return [what, area].filter(Boolean).join(', ') || kind;
};

/** Joins names for use in a sentence: 'Bani Park, C-Scheme and Civil Lines'. */
export const inWords = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const distinct = (parts: readonly (string | null)[]) => [...new Set(parts.flatMap((part) => part?.trim() || []))];

/** A site's texts about its homes as a whole. */
export const siteWords = (homes: readonly SiteHomeRow[]) => {
  const [city] = distinct(homes.map((one) => one.city));
  const localities = distinct(homes.map((one) => one.locality));
  const prices = homes.flatMap((one) => one.expected_price || []);
  const where = inWords(localities.slice(0, 3)) || city;
  return {
    city,
    headline: city ? `Homes in ${city}.` : 'Homes worth a visit.',
    line: where ? `Listings in ${where}` : '',
    kinds: distinct(homes.map(propertyKind)).length,
    localities: localities.length,
    from: prices.length ? shortPrice(Math.min(...prices)) : null,
  };
};

/** A home's place from near to far, without repetition: 'Nirman Nagar, Vaishali Nagar, Jaipur, Rajasthan'. */
export const placeOf = (
  home: Pick<SiteHomeRow, 'locality' | 'city' | 'state'> & { sub_locality?: string | null },
): string => {
  const { sub_locality, locality, city, state } = home;
  return distinct([sub_locality ?? null, locality, city, state]).join(', ');
};

/** The nearest place that a home names. */
export const nearbyPlace = ({ locality, city }: Pick<SiteHomeRow, 'locality' | 'city'>): string | undefined =>
  locality?.trim() || city?.trim();
