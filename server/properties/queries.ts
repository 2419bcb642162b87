import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { listProperties } from '#contract/properties/endpoints.ts';
import { basicFields, featureFields } from '#contract/properties/fields.ts';
import type { PropertyDetail, PropertyRow } from '#contract/properties/schemas.ts';
import type { Tx } from '../db/database.ts';
import { findPage, onPage } from '../db/page.ts';
import { brokers } from '../db/schema/accounts.ts';
import { leads } from '../db/schema/leads.ts';
import { media, properties, videos } from '../db/schema/properties.ts';
import { searchText } from '../db/schema/searchText.ts';
import { asStored, asWords, ordered, type Sorting, textContains } from '../db/search.ts';
import { MAX_SEARCH_WORDS } from '../limits/server.ts';
import { mediaUrl } from '../media/names.ts';
import { fromColumns } from './columns.ts';

type ListQuery = InferType<typeof listProperties.query>;

/** One page of a broker's properties, and the total number of matches. */
export interface PropertyPage {
  readonly rows: PropertyRow[];
  readonly total: number;
}

/** The columns of a list row. */
export const listedColumns = {
  id: properties.id,
  title: properties.title,
  property_type: properties.propertyType,
  city: properties.city,
  locality: properties.locality,
  state: properties.state,
  expected_price: properties.expectedPrice,
  built_up_area: properties.builtUpArea,
  area_unit: properties.areaUnit,
  status: properties.status,
  updated_at: properties.updatedAt,
};

/** The text that property searches use. */
const searchedText = searchText([properties.city, properties.locality, properties.address, properties.title]);
/** The words of a search, up to the limit. */
export const wordsOf = (q: string) => q.split(/\s+/).filter(Boolean).slice(0, MAX_SEARCH_WORDS);

// Properties without a price come last in both orders, like those without a title.
const byPrice: Sorting = (way) => [sql`${properties.expectedPrice} ${way === 'asc' ? sql`asc` : sql`desc`} nulls last`];
/** The sort orders of property lists. */
export const propertySorts = {
  id: asStored(),
  expected_price: byPrice,
  city: asWords(properties.city),
  title: asWords(properties.title),
};
const orderOf = ({ sort = 'id', order }: ListQuery): SQL[] => ordered(order, propertySorts[sort], properties.id);

// The photo URLs of a home that visitors cannot see include a key.
const isBrokerActive = async (tx: Tx, brokerId: number): Promise<boolean> =>
  (await tx.$count(brokers, and(eq(brokers.id, brokerId), eq(brokers.status, 'active')))) > 0;

/** The address of a home's photo, with its key unless the home is public. */
export const photoUrl = (
  { name, accessKey }: Pick<typeof media.$inferSelect, 'name' | 'accessKey'>,
  isPublic: boolean,
) => mediaUrl(name, isPublic ? undefined : accessKey);

/** The default photo, or else the first one, of each of these brokers' homes, by home id. */
export const primaryPhotos = async (tx: Tx, brokerIds: readonly number[], ids: readonly number[]) => {
  const rows = await tx
    .selectDistinctOn([media.propertyId], { id: media.propertyId, name: media.name, accessKey: media.accessKey })
    .from(media)
    .where(and(inArray(media.brokerId, [...brokerIds]), inArray(media.propertyId, [...ids])))
    .orderBy(media.propertyId, desc(media.isPrimary), asc(media.position), asc(media.id));
  return new Map(rows.map((photo) => [photo.id, photo]));
};

/** The number of leads about each of these brokers' homes. */
export const countEnquiries = async (tx: Tx, brokerIds: readonly number[], ids: readonly number[]) => {
  const rows = await tx
    .select({ id: leads.propertyId, enquiries: count() })
    .from(leads)
    .where(and(inArray(leads.brokerId, [...brokerIds]), inArray(leads.propertyId, [...ids])))
    .groupBy(leads.propertyId);
  return new Map(rows.map(({ id, enquiries }) => [id, enquiries]));
};

/**
 * A broker's own properties with a status, by default all but the archived; each word of `q` must occur in the city,
 * locality, address or title.
 */
export const listOwn = async (tx: Tx, brokerId: number, query: ListQuery): Promise<PropertyPage> => {
  const filter = and(
    eq(properties.brokerId, brokerId),
    query.status ? eq(properties.status, query.status) : ne(properties.status, 'archived'),
    ...wordsOf(query.q).map((word) => textContains(searchedText, word)),
  );
  const orderBy = orderOf(query);
  const list = { id: properties.id, where: filter, orderBy, query };
  const { rows, meta } = await findPage(tx, properties, list, (place) =>
    onPage(tx.select(listedColumns).from(properties).$dynamic(), place),
  );
  const ids = rows.map(({ id }) => id);
  const photos = await primaryPhotos(tx, [brokerId], ids);
  const enquiries = await countEnquiries(tx, [brokerId], ids);
  const isActive = await isBrokerActive(tx, brokerId);
  const shown = rows.map((one) => {
    const photo = photos.get(one.id);
    return {
      ...one,
      updated_at: one.updated_at.toISOString(),
      photo: photo ? photoUrl(photo, isActive && one.status === 'live') : null,
      enquiries: enquiries.get(one.id) ?? 0,
    };
  });
  return { rows: shown, total: meta.total };
};

const own = (brokerId: number, id: number) => and(eq(properties.brokerId, brokerId), eq(properties.id, id));

const mediaOf = (tx: Tx, brokerId: number, propertyId: number) =>
  tx
    .select()
    .from(media)
    .where(and(eq(media.brokerId, brokerId), eq(media.propertyId, propertyId)))
    .orderBy(asc(media.position), asc(media.id));

const videosOf = (tx: Tx, brokerId: number, propertyId: number) =>
  tx
    .select({ id: videos.id, url: videos.url })
    .from(videos)
    .where(and(eq(videos.brokerId, brokerId), eq(videos.propertyId, propertyId)))
    .orderBy(asc(videos.id));

/** One of the broker's own properties with all details; undefined when it is missing or another broker's. */
export const findOwn = async (tx: Tx, brokerId: number, id: number): Promise<PropertyDetail | undefined> => {
  const [property] = await tx.select().from(properties).where(own(brokerId, id));
  if (!property) return undefined;
  const pictures = await mediaOf(tx, brokerId, id);
  const attached = await videosOf(tx, brokerId, id);
  const isPublic = property.status === 'live' && (await isBrokerActive(tx, brokerId));
  return {
    id: property.id,
    ...fromColumns(basicFields, property),
    features: { ...property.features, ...fromColumns(featureFields, property) } as PropertyDetail['features'],
    media: pictures.map((photo) => ({
      id: photo.id,
      file_url: photoUrl(photo, isPublic),
      is_primary: photo.isPrimary,
      category: photo.category,
      media_type: photo.mediaType,
    })),
    videos: attached,
    highlights: property.highlights,
    amenities: property.amenities,
    nearby_landmarks: property.nearbyLandmarks,
    status: property.status,
    updated_at: property.updatedAt.toISOString(),
  };
};

/** The number of photos of the broker's own property; undefined when it is missing or another broker's. */
export const countMedia = async (tx: Tx, brokerId: number, propertyId: number): Promise<number | undefined> => {
  const [counted] = await tx
    .select({ photos: count(media.id) })
    .from(properties)
    .leftJoin(media, eq(media.propertyId, properties.id))
    .where(own(brokerId, propertyId))
    .groupBy(properties.id);
  return counted?.photos;
};
