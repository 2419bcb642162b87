import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { plainContent } from '#contract/siteContent.ts';
import type { PublicSite, SiteHead, SiteHomeRow, SiteProperty, SitePropertyPage } from '#contract/sites.ts';
import type { Database, Tx, VisitedSite } from '#server/db/database.ts';
import { brokers } from '#server/db/schema/accounts.ts';
import { media, properties, videos } from '#server/db/schema/properties.ts';
import { domains, sites } from '#server/db/schema/sites.ts';
import {
  EXCERPT_LENGTH,
  MAX_SIMILAR,
  MAX_SITEMAP_HOMES,
  MAX_SITEMAP_SITES,
  SITE_HOMES_A_PAGE,
} from '#server/limits/homes.ts';
import { mediaUrl } from '#server/media/names.ts';

type Photo = SiteHomeRow['photos'][number];

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
const siteHome = {
  ...basics,
  description: sql<string | null>`left(${properties.description}, ${EXCERPT_LENGTH}::int)`,
};

// The primary photo first.
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
  file_url: mediaUrl(name),
  is_primary: isPrimary,
  width,
  height,
});

const primaryPhotos = async (tx: Tx, brokerId: number, ids: number[]): Promise<Map<number, Photo>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([media.propertyId], { ...photo, propertyId: media.propertyId })
    .from(media)
    .where(and(eq(media.brokerId, brokerId), inArray(media.propertyId, ids)))
    .orderBy(media.propertyId, ...byPlace);
  return new Map(rows.map((row) => [row.propertyId, photoOf(row)]));
};

interface SiteHomesQuery {
  readonly without?: number;
  readonly only?: number;
  readonly order: SQL[];
  readonly limit: number;
  readonly offset?: number;
}

const siteHomes = async (
  tx: Tx,
  brokerId: number,
  { without, only, order, limit, offset = 0 }: SiteHomesQuery,
): Promise<SiteHomeRow[]> => {
  const rows = await tx
    .select(siteHome)
    .from(properties)
    .where(
      and(
        eq(properties.brokerId, brokerId),
        without === undefined ? undefined : ne(properties.id, without),
        only === undefined ? undefined : eq(properties.id, only),
      ),
    )
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const photos = await primaryPhotos(
    tx,
    brokerId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, photos: [photos.get(row.id) ?? []].flat() }));
};

/**
 * What every page of a site shows: the broker, the template and the content; also the id of the home that the broker
 * put first.
 */
const headOf = async (tx: Tx, siteId: number) => {
  const [site] = await tx
    .select({
      slug: sites.slug,
      template: sites.template,
      content: sites.content,
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
  if (!site) return undefined;
  const { hero_id: heroId, ...content } = { ...plainContent, ...site.content };
  return { head: { ...site, content } satisfies SiteHead, heroId };
};

/**
 * A published site: the broker, and a page of homes with their primary photos, the newest first. Undefined after the last
 * page.
 */
export const showSite = async (
  tx: Tx,
  { siteId, brokerId }: VisitedSite,
  page: number,
): Promise<PublicSite | undefined> => {
  const found = await headOf(tx, siteId);
  const total = await tx.$count(properties, eq(properties.brokerId, brokerId));
  const pages = pagesFor(total);
  if (!found || page > pages) return undefined;
  const shown = await siteHomes(tx, brokerId, {
    order: [desc(properties.id)],
    limit: SITE_HOMES_A_PAGE,
    offset: (page - 1) * SITE_HOMES_A_PAGE,
  });
  const order = [desc(properties.id)];
  const { head, heroId } = found;
  const [hero = null] = heroId === null ? [] : await siteHomes(tx, brokerId, { only: heroId, order, limit: 1 });
  return { ...head, hero, listings: shown, part: { page, pages, total } };
};

/** A property with the fields that its page's address is made from. */
export type NamedHome = Pick<SiteHomeRow, 'id' | 'title' | 'city' | 'property_type'>;

/** All properties of a site for its sitemap, the newest first, up to the limit of a sitemap. */
export const nameHomes = (tx: Tx, { brokerId }: VisitedSite): Promise<NamedHome[]> =>
  tx
    .select({ id: basics.id, title: basics.title, city: basics.city, property_type: basics.property_type })
    .from(properties)
    .where(eq(properties.brokerId, brokerId))
    .orderBy(desc(properties.id))
    .limit(MAX_SITEMAP_HOMES);

/** The number of pages for this many properties; at least one. */
export const pagesFor = (homes: number): number => Math.max(1, Math.ceil(homes / SITE_HOMES_A_PAGE));

/** The site's connected domain, if it has one. */
export const domainOf = async (tx: Tx, { brokerId }: VisitedSite): Promise<string | undefined> => {
  const [domain] = await tx
    .select({ name: domains.name })
    .from(domains)
    .where(and(eq(domains.brokerId, brokerId), isNull(domains.releasedAt), isNotNull(domains.verifiedBy)));
  return domain?.name;
};

/**
 * A string that changes with anything that a site's pages show. It is made from the rows' `xmin`, the transaction that wrote them
 * last: so no writer can forget to update it.
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

// Validated by the contract's schema when it was stored.
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

// Same type first, then same use, same place, nearest price, newest.
const bySimilarity = ({
  property_type: type,
  building_type: use,
  locality,
  expected_price: price,
}: SiteProperty): SQL[] => [
  desc(sql`${properties.propertyType} = ${type}::text`),
  desc(sql`${properties.buildingType} = ${use}::text`),
  desc(sql`${properties.locality} is not distinct from ${locality}::text`),
  sql`abs(${properties.expectedPrice} - ${price}::bigint) asc nulls last`,
  desc(properties.id),
];

/** The page of a property on a published site; undefined if the property is missing or another broker's. */
export const showProperty = async (
  tx: Tx,
  { siteId, brokerId }: VisitedSite,
  id: number,
): Promise<SitePropertyPage | undefined> => {
  const found = await headOf(tx, siteId);
  const property = await propertyOf(tx, brokerId, id);
  if (!found || !property) return undefined;
  const similar = await siteHomes(tx, brokerId, { without: id, order: bySimilarity(property), limit: MAX_SIMILAR });
  return { site: found.head, property, similar };
};

/** The slugs of the public sites without a domain of their own: published, by active brokers. */
export const listPublishedSlugs = (db: Database): Promise<string[]> =>
  db.asOperator(async (tx) => {
    const rows = await tx
      .select({ slug: sites.slug })
      .from(sites)
      .innerJoin(brokers, and(eq(brokers.id, sites.brokerId), eq(brokers.status, 'active')))
      .leftJoin(
        domains,
        and(eq(domains.brokerId, brokers.id), isNull(domains.releasedAt), isNotNull(domains.verifiedBy)),
      )
      // On its own domain a site has a sitemap of its own.
      .where(and(isNull(sites.unpublishedAt), isNull(domains.id)))
      .orderBy(asc(sites.id))
      .limit(MAX_SITEMAP_SITES);
    return rows.map(({ slug }) => slug);
  });

/** Whether a text can be a slug. Others are not looked up: PostgreSQL cannot store every text, such as NUL. */
export const isSlug = (slug: string): boolean => /^[a-z0-9-]{1,80}$/.test(slug);
