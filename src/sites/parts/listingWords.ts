import { listingKind, titleNamesKind } from '#contract/rules/listing.ts';
import { shortPrice } from '#contract/rules/money.ts';
import type { SiteListing } from '#contract/sites.ts';
import { formatArea } from '#src/lib/format.ts';

/** Bedrooms in words: '3 BHK', '1 RK'. */
export const rooms = (count: string) => (/^[\d.]+$/.test(count) ? `${count} BHK` : count);

/** Rooms or kind, and area: '3 BHK, 1,450 Sq.ft.'. Omits a kind that the title names, unless it is all there is. */
export const listingFacts = (listing: SiteListing): string => {
  const kind = listingKind(listing);
  const what = listing.num_bedrooms ? rooms(listing.num_bedrooms) : titleNamesKind(listing) ? '' : kind;
  const area = listing.built_up_area === null ? '' : formatArea(listing.built_up_area, listing.area_unit);
  return [what, area].filter(Boolean).join(', ') || kind;
};

/** Joins names for use in a sentence: 'Bani Park, C-Scheme and Civil Lines'. */
export const inWords = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const distinct = (parts: readonly (string | null)[]) => [...new Set(parts.flatMap((part) => part?.trim() || []))];

/** A site's texts about its listings as a whole. */
export const siteWords = (listings: readonly SiteListing[]) => {
  const [city] = distinct(listings.map((one) => one.city));
  const localities = distinct(listings.map((one) => one.locality));
  const prices = listings.flatMap((one) => one.expected_price || []);
  const where = inWords(localities.slice(0, 3)) || city;
  return {
    city,
    headline: city ? `Homes in ${city}.` : 'Homes worth a visit.',
    line: where ? `Listings in ${where}` : '',
    kinds: distinct(listings.map(listingKind)).length,
    localities: localities.length,
    from: prices.length ? shortPrice(Math.min(...prices)) : null,
  };
};

/** A home's place from near to far, without repetition: 'Nirman Nagar, Vaishali Nagar, Jaipur, Rajasthan'. */
export const placeOf = (
  listing: Pick<SiteListing, 'locality' | 'city' | 'state'> & { sub_locality?: string | null },
): string => {
  const { sub_locality, locality, city, state } = listing;
  return distinct([sub_locality ?? null, locality, city, state]).join(', ');
};

/** The nearest place that a listing names. */
export const nearbyPlace = ({ locality, city }: Pick<SiteListing, 'locality' | 'city'>): string | undefined =>
  locality?.trim() || city?.trim();
