import { and, asc, desc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { HOMES_A_PAGE } from '#contract/homes/choices.ts';
import type { HomeDetail } from '#contract/homes/schemas.ts';
import { featureFields } from '#contract/properties/fields.ts';
import type { Database, Tx } from '../db/database.ts';
import { brokers } from '../db/schema/accounts.ts';
import { goneHomes } from '../db/schema/homes.ts';
import { media, properties, propertyEvents, videos } from '../db/schema/properties.ts';
import { HttpError, notFound } from '../errors.ts';
import { mediaUrl } from '../media/names.ts';
import { withoutColumns } from '../properties/columns.ts';
import { showBrokers } from './brokers.ts';
import type { HomeIndex } from './index/homeIndex.ts';
import { localityRate } from './placePage.ts';
import { readRows } from './rows.ts';
import { similarTo } from './similar.ts';

const photosOf = async (tx: Tx, id: number): Promise<HomeDetail['media']> => {
  const photos = await tx
    .select({
      id: media.id,
      name: media.name,
      width: media.width,
      height: media.height,
      category: media.category,
      is_primary: media.isPrimary,
    })
    .from(media)
    .where(eq(media.propertyId, id))
    .orderBy(asc(media.position), asc(media.id));
  return photos.map(({ name, ...photo }) => ({ ...photo, file_url: mediaUrl(name) }));
};

/** The prices of a home since it was listed, oldest first: the first one, and those of the latest changes. */
const pricesOf = async (tx: Tx, id: number, listedAt: string, price: number | null): Promise<HomeDetail['prices']> => {
  const isChange = and(
    eq(propertyEvents.propertyId, id),
    eq(propertyEvents.kind, 'price_changed'),
    gt(propertyEvents.at, new Date(listedAt)),
  );
  const read = (order: SQL, most: number) =>
    tx
      .select({ at: propertyEvents.at, detail: propertyEvents.detail })
      .from(propertyEvents)
      .where(isChange)
      .orderBy(order)
      .limit(most);
  const changes = await read(desc(propertyEvents.id), HOMES_A_PAGE);
  const amount = (value: unknown) => (typeof value === 'number' ? value : null);
  const known = changes.toReversed().map(({ at, detail }) => ({ at: at.toISOString(), price: amount(detail.to) }));
  const [first] = changes.length < HOMES_A_PAGE ? changes.slice(-1) : await read(asc(propertyEvents.id), 1);
  return [{ at: listedAt, price: first ? amount(first.detail.from) : price }, ...known];
};

/** A home for its own page; undefined if visitors cannot see it. */
export const readHome = (db: Database, index: HomeIndex, id: number): Promise<HomeDetail | undefined> =>
  db.asVisitor(async (tx) => {
    const [row] = await readRows(tx, [id]);
    const [stored] = await tx.select().from(properties).where(eq(properties.id, id));
    if (!row || !stored) return undefined;
    const [broker] = await showBrokers(tx, index, [stored.brokerId]);
    if (!broker) return undefined;
    const { localities: _, ...shownBroker } = broker;
    const number = stored.features.rera_number;
    return {
      ...row,
      description: stored.description,
      sub_locality: stored.subLocality,
      state: stored.state,
      // Validated by the contract's schema when it was stored.
      features: withoutColumns(featureFields, stored.features) as HomeDetail['features'],
      highlights: stored.highlights,
      amenities: stored.amenities,
      nearby_landmarks: stored.nearbyLandmarks,
      media: await photosOf(tx, id),
      videos: await tx
        .select({ id: videos.id, url: videos.url })
        .from(videos)
        .where(eq(videos.propertyId, id))
        .orderBy(asc(videos.id)),
      prices: await pricesOf(tx, id, row.listed_at, row.expected_price),
      rera_checked: stored.reraCheckedAt
        ? { at: stored.reraCheckedAt.toISOString(), by: 'Nivaas', what: `RERA number ${number ?? ''}`.trim() }
        : null,
      locality_rate: localityRate(index, row),
      similar: await readRows(tx, similarTo(index, row)),
      broker: shownBroker,
    };
  });

const GONE = 'This home is no longer for sale';

/** The error for a home that visitors cannot see: 410 with similar homes if it was public once, otherwise 404. */
export const goneOrMissing = async (db: Database, index: HomeIndex, id: number): Promise<HttpError> => {
  const [home] = await db.asOperator((tx) =>
    tx
      .select({
        id: properties.id,
        property_type: properties.propertyType,
        city: properties.city,
        locality: properties.locality,
        num_bedrooms: properties.numBedrooms,
        expected_price: properties.expectedPrice,
      })
      .from(properties)
      .innerJoin(goneHomes, eq(goneHomes.id, properties.id))
      .innerJoin(brokers, and(eq(brokers.id, properties.brokerId), eq(brokers.status, 'active')))
      .where(and(eq(properties.id, id), inArray(properties.status, ['sold', 'paused', 'archived']))),
  );
  if (!home) return notFound();
  const similar = await db.asVisitor((tx) => readRows(tx, similarTo(index, home)));
  return new HttpError(410, GONE, { similar });
};
