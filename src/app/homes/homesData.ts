import type { HomeDetail, HomeRow } from '#contract/homes/schemas.ts';
import { paths } from '#contract/paths.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { fileUrl } from '#src/lib/apiBase.ts';

// Structured data (schema.org) needs absolute URLs: without an origin there is none.
const CONTEXT = 'https://schema.org';

/** The structured data of a list of homes; undefined without an origin or homes. */
export const listData = (homes: readonly HomeRow[], origin: string): object | undefined =>
  origin && homes.length > 0
    ? {
        '@context': CONTEXT,
        '@type': 'ItemList',
        itemListElement: homes.map((home, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: propertyTitle(home),
          url: origin + home.path,
        })),
      }
    : undefined;

const crumbs = (home: HomeDetail, origin: string) => {
  const { city, locality } = home;
  const above = [
    { name: 'Homes', path: paths.homes },
    ...(city ? [{ name: city, path: paths.place(city) }] : []),
    ...(city && locality ? [{ name: locality, path: paths.place(city, locality) }] : []),
    { name: propertyTitle(home), path: home.path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: above.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  };
};

/** The structured data of a home, with its breadcrumbs; undefined without an origin. */
export const homeData = (home: HomeDetail, origin: string): object | undefined =>
  origin
    ? {
        '@context': CONTEXT,
        '@graph': [
          {
            '@type': 'RealEstateListing',
            '@id': `${origin}${home.path}#listing`,
            name: propertyTitle(home),
            description: home.description ?? undefined,
            url: origin + home.path,
            datePosted: home.listed_at,
            image: home.media.map(({ file_url }) => new URL(fileUrl(file_url), origin).href),
            offers: home.expected_price
              ? { '@type': 'Offer', price: home.expected_price, priceCurrency: 'INR' }
              : undefined,
            contentLocation: {
              '@type': 'Place',
              address: {
                '@type': 'PostalAddress',
                addressLocality: home.locality ?? home.city ?? undefined,
                addressRegion: home.state ?? undefined,
                addressCountry: 'IN',
              },
            },
            provider: {
              '@type': 'RealEstateAgent',
              name: home.broker.name,
              url: origin + paths.brokerPage(home.broker.slug),
            },
          },
          crumbs(home, origin),
        ],
      }
    : undefined;
