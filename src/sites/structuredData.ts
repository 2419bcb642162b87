import { paths } from '#contract/paths.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { PublicSite, SiteHead, SiteHomeRow, SitePropertyPage } from '#contract/sites.ts';
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

const residence = (home: SiteHomeRow, { base, origin }: Place) => ({
  '@type': residences[home.property_type] ?? 'Place',
  name: propertyTitle(home),
  url: whole(origin, paths.siteProperty(base, home.id, propertyTitle(home))),
  description: home.description ?? undefined,
  image: home.photos.flatMap(({ file_url }) => whole(origin, fileUrl(file_url)) ?? []),
  address: {
    '@type': 'PostalAddress',
    addressLocality: [home.locality, home.city].filter(Boolean).join(', ') || undefined,
    addressRegion: home.state ?? undefined,
    addressCountry: 'IN',
  },
});

const offer = (home: SiteHomeRow, place: Place) => ({
  '@type': 'Offer',
  ...(home.expected_price ? { price: home.expected_price, priceCurrency: 'INR' } : {}),
  url: whole(place.origin, paths.siteProperty(place.base, home.id, propertyTitle(home))),
  itemOffered: residence(home, place),
});

/** The broker and their homes for search engines (schema.org). */
export const agentData = (site: PublicSite, place: Place): object => ({
  '@context': 'https://schema.org',
  ...agent(site, place),
  makesOffer: site.listings.map((home) => offer({ ...home, description: null }, place)),
});

/** A property and its broker for search engines (schema.org). */
export const propertyData = ({ site, property }: SitePropertyPage, place: Place): object => ({
  '@context': 'https://schema.org',
  ...offer(property, place),
  offeredBy: agent(site, place),
});
