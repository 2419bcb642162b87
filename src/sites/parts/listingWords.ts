import { listingKind } from '#contract/rules/listing.ts';
import { crOrLac } from '#contract/rules/money.ts';
import type { SiteListing } from '#contract/sites.ts';
import { formatArea } from '#src/lib/format.ts';

/** A price as buyers say it: ₹1.15 Cr, ₹42 Lac. */
export const shortPrice = (rupees: number | null): string =>
  rupees === null ? 'Price on request' : `₹${crOrLac(rupees).replace('.00', '')}`;

/** Bedrooms as they are spoken of: '3 BHK', '1 RK'. */
export const rooms = (count: string) => (/^[\d.]+$/.test(count) ? `${count} BHK` : count);

/** Rooms or kind, and area: '3 BHK, 1,450 Sq.ft.'. */
export const listingFacts = (listing: SiteListing): string =>
  [
    listing.num_bedrooms ? rooms(listing.num_bedrooms) : listingKind(listing),
    listing.built_up_area === null ? '' : formatArea(listing.built_up_area, listing.area_unit),
  ]
    .filter(Boolean)
    .join(', ');

const inWords = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const most = (parts: readonly (string | null)[], count: number) =>
  [...new Set(parts.flatMap((part) => part?.trim() || []))].slice(0, count);

/** What a site says of its listings as a whole, taken from them alone. */
export const siteWords = (listings: readonly SiteListing[]) => {
  const city = most(
    listings.map((one) => one.city),
    1,
  )[0];
  const localities = most(
    listings.map((one) => one.locality),
    listings.length,
  );
  const prices = listings.flatMap((one) => one.expected_price ?? []);
  const where = inWords(localities.slice(0, 3)) || city;
  return {
    headline: city ? `Homes in ${city}.` : 'Homes worth a visit.',
    line: where ? `Listings in ${where}` : '',
    kinds: most(listings.map(listingKind), listings.length).length,
    localities: localities.length,
    from: prices.length ? shortPrice(Math.min(...prices)) : null,
  };
};

/** Where a home is, from near to far, each place once: 'Nirman Nagar, Vaishali Nagar, Jaipur, Rajasthan'. */
export const placeOf = (
  listing: Pick<SiteListing, 'locality' | 'city' | 'state'> & { sub_locality?: string | null },
): string => {
  const { sub_locality, locality, city, state } = listing;
  return most([sub_locality ?? null, locality, city, state], 4).join(', ');
};

/** The nearest place that a listing names. */
export const nearbyPlace = ({ locality, city }: Pick<SiteListing, 'locality' | 'city'>): string | undefined =>
  locality?.trim() || city?.trim();
