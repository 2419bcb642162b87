import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PublicSite, SiteHead, SiteListing, SiteProperty, SitePropertyPage } from '#contract/sites.ts';
import type { Database, Tx, VisitedSite } from '#server/db/database.ts';
import { brokers } from '#server/db/schema/accounts.ts';
import { media, properties, videos } from '#server/db/schema/properties.ts';
import { domains, sites } from '#server/db/schema/sites.ts';
import {
  EXCERPT_LENGTH,
  LISTINGS_A_PAGE,
  MAX_SIMILAR,
  MAX_SITEMAP_HOMES,
  MAX_SITEMAP_SITES,
} from '#server/limits/policy.ts';
import { imageUrl } from '#server/media/names.ts';

type Photo = SiteListing['photos'][number];

const basics = {
  id: properties.id,
  title: properties.title,
  building_type: properties.buildingType,
  property_type: properties.propertyType,
  city: properties.city,
  locality: properties.locality,
  state: properties.state,
  expected_price: properties.expectedPrice,
  built_up_area: properties.builtUpArea,
  area_unit: properties.areaUnit,
  num_bedrooms: properties.numBedrooms,
  availability: sql<string | null>`${properties.features} ->> 'availability'`,
  rera_number: sql<string | null>`${properties.features} ->> 'rera_number'`,
};
const listing = { ...basics, description: sql<string | null>`left(${properties.description}, ${EXCERPT_LENGTH}::int)` };

// Photos in the order of their page: the default one first.
const byPlace = [desc(media.isPrimary), asc(media.position), asc(media.id)];
const photo = {
  id: media.id,
  name: media.name,
  isPrimary: media.isPrimary,
  width: media.width,
  height: media.height,
};
type StoredPhoto = Pick<typeof media.$inferSelect, keyof typeof photo>;
const photoOf = ({ id, name, isPrimary, width, height }: StoredPhoto): Photo => ({
  id,
  file_url: imageUrl(name),
  is_primary: isPrimary,
  width,
  height,
});

const leadingPhotos = async (tx: Tx, brokerId: number, ids: number[]): Promise<Map<number, Photo>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([media.propertyId], { ...photo, propertyId: media.propertyId })
    .from(media)
    .where(and(eq(media.brokerId, brokerId), inArray(media.propertyId, ids)))
    .orderBy(media.propertyId, ...byPlace);
  return new Map(rows.map((row) => [row.propertyId, photoOf(row)]));
};

interface Wanted {
  readonly but?: number;
  readonly order: SQL[];
  readonly most: number;
  readonly skip?: number;
}

const listings = async (tx: Tx, brokerId: number, { but, order, most, skip = 0 }: Wanted): Promise<SiteListing[]> => {
  const rows = await tx
    .select(listing)
    .from(properties)
    .where(and(eq(properties.brokerId, brokerId), but === undefined ? undefined : ne(properties.id, but)))
    .orderBy(...order)
    .limit(most)
    .offset(skip);
  const photos = await leadingPhotos(
    tx,
    brokerId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, photos: [photos.get(row.id) ?? []].flat() }));
};

/** What every page of a published site shows of it: whose it is, and how it looks. */
const headOf = async (tx: Tx, siteId: number): Promise<SiteHead | undefined> => {
  const [site] = await tx
    .select({
      slug: sites.slug,
      template: sites.template,
      broker: {
        name: brokers.fullName,
        phone: brokers.phone,
        phoneE164: brokers.phoneE164,
        email: brokers.email,
        photo: brokers.photo,
        licenseNo: brokers.licenseNo,
      },
    })
    .from(sites)
    .innerJoin(brokers, eq(brokers.id, sites.brokerId))
    .where(eq(sites.id, siteId));
  return site;
};

/**
 * What visitors of a published site see: the broker, and a page of listings with their leading photos, the newest first; undefined
 * past the last page.
 */
export const showSite = async (
  tx: Tx,
  { siteId, brokerId }: VisitedSite,
  page: number,
): Promise<PublicSite | undefined> => {
  const head = await headOf(tx, siteId);
  const total = await tx.$count(properties, eq(properties.brokerId, brokerId));
  const pages = pagesFor(total);
  if (!head || page > pages) return undefined;
  const shown = await listings(tx, brokerId, {
    order: [desc(properties.id)],
    most: LISTINGS_A_PAGE,
    skip: (page - 1) * LISTINGS_A_PAGE,
  });
  return { ...head, listings: shown, part: { page, pages, total } };
};

/** A home as its page's address names it. */
export type NamedHome = Pick<SiteListing, 'id' | 'title' | 'city' | 'property_type'>;

/** Every home of a site, the newest first, as far as a sitemap may name them. */
export const nameHomes = (tx: Tx, { brokerId }: VisitedSite): Promise<NamedHome[]> =>
  tx
    .select({ id: basics.id, title: basics.title, city: basics.city, property_type: basics.property_type })
    .from(properties)
    .where(eq(properties.brokerId, brokerId))
    .orderBy(desc(properties.id))
    .limit(MAX_SITEMAP_HOMES);

/** How many pages so many homes stand on. */
export const pagesFor = (homes: number): number => Math.max(1, Math.ceil(homes / LISTINGS_A_PAGE));

/** The connected domain that is a site's own address; undefined where it has none. */
export const domainOf = async (tx: Tx, { brokerId }: VisitedSite): Promise<string | undefined> => {
  const [domain] = await tx
    .select({ name: domains.name })
    .from(domains)
    .where(and(eq(domains.brokerId, brokerId), isNull(domains.releasedAt), isNotNull(domains.verifiedBy)));
  return domain?.name;
};

/**
 * What changes whenever anything does that a site's pages show. Which transaction wrote a row last is read off the rows' heads, so
 * that no writer needs to tell, and none can forget to; the rows themselves are not read.
 */
export const siteVersion = async (tx: Tx, { siteId, brokerId }: VisitedSite): Promise<string> => {
  const stamp = (table: typeof properties | typeof media | typeof videos | typeof sites | typeof domains) =>
    sql`(select coalesce(sum(hashtextextended(${table.id} || ':' || ${table}.xmin::text, 0)), 0) from ${table} where ${eq(table.brokerId, brokerId)})`;
  const parts = [properties, media, videos, sites, domains].map(stamp);
  const [site] = await tx
    .select({ stamp: sql<string>`concat_ws(' ', ${brokers}.xmin::text, ${sql.join(parts, sql`, `)})` })
    .from(sites)
    .innerJoin(brokers, eq(brokers.id, sites.brokerId))
    .where(eq(sites.id, siteId));
  return site?.stamp ?? '';
};

// What is stored was checked by the contract when it came in.
const publicFeatures = (stored: typeof properties.$inferSelect.features) => stored as SiteProperty['features'];

const propertyOf = async (tx: Tx, brokerId: number, id: number): Promise<SiteProperty | undefined> => {
  const [property] = await tx
    .select({
      ...basics,
      description: properties.description,
      property_for: properties.propertyFor,
      sub_locality: properties.subLocality,
      society_name: properties.societyName,
      features: properties.features,
      highlights: properties.highlights,
      amenities: properties.amenities,
      nearby_landmarks: properties.nearbyLandmarks,
    })
    .from(properties)
    .where(and(eq(properties.brokerId, brokerId), eq(properties.id, id)));
  if (!property) return undefined;
  const photos = await tx
    .select(photo)
    .from(media)
    .where(and(eq(media.brokerId, brokerId), eq(media.propertyId, id)))
    .orderBy(...byPlace);
  const shown = await tx
    .select({ url: videos.url })
    .from(videos)
    .where(and(eq(videos.brokerId, brokerId), eq(videos.propertyId, id)))
    .orderBy(asc(videos.id));
  return {
    ...property,
    features: publicFeatures(property.features),
    photos: photos.map(photoOf),
    videos: shown.map(({ url }) => url),
  };
};

// Of the same kind first, then for the same use, in the same place, then near in price, then the newest.
const likeIt = ({ property_type: type, building_type: use, locality, expected_price: price }: SiteProperty): SQL[] => [
  desc(sql`${properties.propertyType} = ${type}::text`),
  desc(sql`${properties.buildingType} = ${use}::text`),
  desc(sql`${properties.locality} is not distinct from ${locality}::text`),
  sql`abs(${properties.expectedPrice} - ${price}::bigint) asc nulls last`,
  desc(properties.id),
];

/** What a property's page on a published site shows; undefined when the property is missing or another broker's. */
export const showProperty = async (
  tx: Tx,
  { siteId, brokerId }: VisitedSite,
  id: number,
): Promise<SitePropertyPage | undefined> => {
  const site = await headOf(tx, siteId);
  const property = await propertyOf(tx, brokerId, id);
  if (!site || !property) return undefined;
  const similar = await listings(tx, brokerId, { but: id, order: likeIt(property), most: MAX_SIMILAR });
  return { site, property, similar };
};

/** The slugs of all sites that the public sees, for search engines: published, by active brokers. */
export const listPublishedSlugs = (db: Database): Promise<string[]> =>
  db.asOperator(async (tx) => {
    const rows = await tx
      .select({ slug: sites.slug })
      .from(sites)
      .innerJoin(brokers, and(eq(brokers.id, sites.brokerId), eq(brokers.status, 'active')))
      .orderBy(asc(sites.id))
      .limit(MAX_SITEMAP_SITES);
    return rows.map(({ slug }) => slug);
  });

/** Whether an address could name a site: no other is asked for (PostgreSQL cannot hold every text either). */
export const isSlug = (slug: string): boolean => /^[a-z0-9-]{1,80}$/.test(slug);

/** Whether `/site/{slug}` shows a site: published, by an active broker. */
export const siteExists = (db: Database, slug: string): Promise<boolean> =>
  isSlug(slug) ? db.asPublic(slug, async (_, site) => site !== undefined) : Promise.resolve(false);
