import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { PRICE_FELL_DAYS } from '#contract/homes/choices.ts';
import type { HomeRow } from '#contract/homes/schemas.ts';
import { brokerSlug, paths } from '#contract/paths.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { Tx } from '../db/database.ts';
import { hoursAgo } from '../db/hoursAgo.ts';
import { brokers } from '../db/schema/accounts.ts';
import { searchHomes } from '../db/schema/homes.ts';
import { media, properties, propertyEvents } from '../db/schema/properties.ts';
import { mediaUrl } from '../media/names.ts';
import { squareFeetOf } from './index/homeIndex.ts';

/** The price of a square foot in whole rupees; null without a price, an area, or a factor of its unit. */
export const rateOf = (price: number | null, area: number | null, unit: string | null): number | null => {
  const feet = squareFeetOf(area, unit);
  return price && feet > 0 ? Math.round(price / feet) : null;
};

const feature = (name: string) => sql<string | null>`${properties.features} ->> ${name}`;

const listedAt = sql`coalesce(${properties.approvedAt}, ${properties.createdAt})`;

const stored = {
  id: properties.id,
  title: properties.title,
  property_type: properties.propertyType,
  building_type: properties.buildingType,
  city: properties.city,
  locality: properties.locality,
  society_name: properties.societyName,
  expected_price: properties.expectedPrice,
  built_up_area: properties.builtUpArea,
  area_unit: properties.areaUnit,
  num_bedrooms: properties.numBedrooms,
  num_bathrooms: feature('num_bathrooms'),
  availability: feature('availability'),
  rera_status: feature('rera_status'),
  photos: searchHomes.photos,
  listed_at: sql<string>`to_json(${listedAt} at time zone 'UTC') #>> '{}' || 'Z'`,
  brokerId: brokers.id,
  brokerName: brokers.fullName,
};

const primaryPhotos = async (tx: Tx, ids: readonly number[]) => {
  const rows = await tx
    .selectDistinctOn([media.propertyId], {
      propertyId: media.propertyId,
      name: media.name,
      width: media.width,
      height: media.height,
    })
    .from(media)
    .where(inArray(media.propertyId, [...ids]))
    .orderBy(media.propertyId, desc(media.isPrimary), media.position, media.id);
  return new Map(
    rows.map(({ propertyId, name, width, height }) => [propertyId, { file_url: mediaUrl(name), width, height }]),
  );
};

/** The price before the last change, of homes whose price changed within 30 days and since they were listed. */
const earlierPrices = async (tx: Tx, ids: readonly number[]): Promise<Map<number, number | null>> => {
  const rows = await tx
    .selectDistinctOn([propertyEvents.propertyId], {
      id: propertyEvents.propertyId,
      from: sql<number | null>`(${propertyEvents.detail} ->> 'from')::float8`,
    })
    .from(propertyEvents)
    .innerJoin(properties, eq(properties.id, propertyEvents.propertyId))
    .where(
      and(
        inArray(propertyEvents.propertyId, [...ids]),
        eq(propertyEvents.kind, 'price_changed'),
        gt(propertyEvents.at, listedAt),
        sql`${propertyEvents.at} > ${hoursAgo(PRICE_FELL_DAYS * 24)}`,
      ),
    )
    .orderBy(propertyEvents.propertyId, desc(propertyEvents.id));
  return new Map(rows.map(({ id, from }) => [id, from]));
};

/** Homes as lists show them, in the order of the ids; those that visitors do not see are left out. */
export const readRows = async (tx: Tx, ids: readonly number[]): Promise<HomeRow[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .select(stored)
    .from(properties)
    .innerJoin(searchHomes, eq(searchHomes.id, properties.id))
    .innerJoin(brokers, eq(brokers.id, properties.brokerId))
    .where(inArray(properties.id, [...ids]));
  const [photos, earlier] = [await primaryPhotos(tx, ids), await earlierPrices(tx, ids)];
  const made = new Map(
    rows.map(({ brokerId, brokerName, ...row }): [number, HomeRow] => {
      const { id, expected_price: price } = row;
      const before = earlier.get(id) ?? null;
      return [
        id,
        {
          ...row,
          path: paths.homePage(id, propertyTitle(row)),
          price_per_sqft: rateOf(price, row.built_up_area, row.area_unit),
          photo: photos.get(id) ?? null,
          broker: { name: brokerName, slug: brokerSlug(brokerId, brokerName) },
          price_before: before !== null && price && before > price ? before : null,
        },
      ];
    }),
  );
  return ids.flatMap((id) => made.get(id) ?? []);
};
