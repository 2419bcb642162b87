import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { PublicSite, SiteListing } from '../../contract/sites';
import type { Database, Tx, VisitedSite } from '../db/database';
import { brokers } from '../db/schema/accounts';
import { media, properties } from '../db/schema/properties';
import { sites } from '../db/schema/sites';
import { imageUrl } from '../media/names';

/** The most listings that a site shows: the newest. */
export const MAX_LISTINGS = 100;

type Photo = SiteListing['photos'][number];

const listing = {
  id: properties.id,
  title: properties.title,
  description: properties.description,
  building_type: properties.buildingType,
  property_type: properties.propertyType,
  city: properties.city,
  locality: properties.locality,
  state: properties.state,
  expected_price: properties.expectedPrice,
  built_up_area: properties.builtUpArea,
  area_unit: properties.areaUnit,
  num_bedrooms: properties.numBedrooms,
};

const photosOf = async (tx: Tx, brokerId: number, ids: number[]): Promise<Map<number, Photo[]>> => {
  const photos = new Map<number, Photo[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return photos;
  const rows = await tx
    .select({ id: media.id, propertyId: media.propertyId, name: media.name, isPrimary: media.isPrimary })
    .from(media)
    .where(and(eq(media.brokerId, brokerId), inArray(media.propertyId, ids)))
    .orderBy(desc(media.isPrimary), asc(media.position), asc(media.id));
  for (const { id, propertyId, name, isPrimary } of rows) {
    photos.get(propertyId)?.push({ id, file_url: imageUrl(name), is_primary: isPrimary });
  }
  return photos;
};

/** What visitors of a published site see: the broker, and the newest listings with their photos, the default one first. */
export const showSite = async (tx: Tx, { siteId, brokerId }: VisitedSite): Promise<PublicSite | undefined> => {
  const [site] = await tx
    .select({
      slug: sites.slug,
      template: sites.template,
      name: brokers.fullName,
      phone: brokers.phone,
      email: brokers.email,
      photo: brokers.photo,
      licenseNo: brokers.licenseNo,
    })
    .from(sites)
    .innerJoin(brokers, eq(brokers.id, sites.brokerId))
    .where(eq(sites.id, siteId));
  if (!site) return undefined;
  const rows = await tx
    .select(listing)
    .from(properties)
    .where(eq(properties.brokerId, brokerId))
    .orderBy(desc(properties.id))
    .limit(MAX_LISTINGS);
  const photos = await photosOf(
    tx,
    brokerId,
    rows.map(({ id }) => id),
  );
  const { slug, template, ...broker } = site;
  return { slug, template, broker, listings: rows.map((row) => ({ ...row, photos: photos.get(row.id) ?? [] })) };
};

/** Whether `/site/{slug}` shows a site: published, by an active broker. */
export const siteExists = (db: Database, slug: string): Promise<boolean> =>
  // Such an address can be no site, and PostgreSQL cannot hold it as text.
  /^[a-z0-9-]{1,80}$/.test(slug) ? db.asPublic(slug, async (_, site) => site !== undefined) : Promise.resolve(false);
