import { paths } from '#contract/paths.ts';
import { listingTitle } from '#contract/rules/listing.ts';
import type { PublicSite, SiteHead, SiteListing, SitePropertyPage } from '#contract/sites.ts';
import { fileUrl } from '../lib/apiBase.ts';

interface Place {
  readonly base: string;
  readonly origin: string;
}

// Structured data needs absolute URLs: without an origin there is none.
const whole = (origin: string, path: string): string | undefined =>
  /^https?:/.test(path) ? path : origin ? `${origin}${path}` : undefined;

const residences: Readonly<Record<string, string>> = {
  flat: 'Apartment',
  builder_floor: 'Apartment',
  penthouse: 'Apartment',
  studio_apartment: 'Apartment',
  independent_house: 'House',
  farm_house: 'House',
  villa: 'House',
};

const agent = ({ broker }: SiteHead, { base, origin }: Place) => ({
  '@type': 'RealEstateAgent',
  '@id': whole(origin, `${base || '/'}#agent`),
  name: broker.name,
  url: whole(origin, base || '/'),
  telephone: broker.phone ?? undefined,
  email: broker.email,
  image: broker.photo ? whole(origin, fileUrl(broker.photo)) : undefined,
  identifier: broker.licenseNo ?? undefined,
});

const residence = (listing: SiteListing, { base, origin }: Place) => ({
  '@type': residences[listing.property_type] ?? 'Place',
  name: listingTitle(listing),
  url: whole(origin, paths.siteProperty(base, listing.id, listingTitle(listing))),
  description: listing.description ?? undefined,
  image: listing.photos.flatMap(({ file_url }) => whole(origin, fileUrl(file_url)) ?? []),
  address: {
    '@type': 'PostalAddress',
    addressLocality: [listing.locality, listing.city].filter(Boolean).join(', ') || undefined,
    addressRegion: listing.state ?? undefined,
    addressCountry: 'IN',
  },
});

const offer = (listing: SiteListing, place: Place) => ({
  '@type': 'Offer',
  ...(listing.expected_price ? { price: listing.expected_price, priceCurrency: 'INR' } : {}),
  url: whole(place.origin, paths.siteProperty(place.base, listing.id, listingTitle(listing))),
  itemOffered: residence(listing, place),
});

/** The broker and their listings for search engines (schema.org). */
export const agentData = (site: PublicSite, place: Place): object => ({
  '@context': 'https://schema.org',
  ...agent(site, place),
  makesOffer: site.listings.map((listing) => offer({ ...listing, description: null }, place)),
});

/** A property and its broker for search engines (schema.org). */
export const propertyData = ({ site, property }: SitePropertyPage, place: Place): object => ({
  '@context': 'https://schema.org',
  ...offer(property, place),
  offeredBy: agent(site, place),
});
