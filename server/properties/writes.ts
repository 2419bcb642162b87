import { and, eq, ne } from 'drizzle-orm';
import { type PropertyCreateBody, propertyDefaults } from '#contract/properties.ts';
import type { Tx } from '../db/database.ts';
import { media, properties, videos } from '../db/schema/properties.ts';

/** What a commercial building is when nothing else was said: the first of its types. */
const COMMERCIAL_DEFAULT = 'commercial_shop';

const basicsOf = ({ basic }: PropertyCreateBody) => {
  const building = basic.building_type ?? propertyDefaults.building_type;
  return {
    propertyFor: basic.property_for ?? propertyDefaults.property_for,
    buildingType: building,
    propertyType:
      basic.property_type ?? (building === 'commercial' ? COMMERCIAL_DEFAULT : propertyDefaults.property_type),
    title: basic.title?.trim() || null,
    description: basic.description,
    state: basic.state,
    city: basic.city,
    locality: basic.locality,
    subLocality: basic.sub_locality,
    societyName: basic.society_name,
    address: basic.address,
  };
};

const stored = (features: object) =>
  Object.fromEntries(
    Object.entries(features).filter(
      (entry): entry is [string, string | number | string[] | null] => entry[1] !== undefined,
    ),
  );

/** Creates a property with its features and lists; answers its id. Absent basics get the defaults of specification 001, section 4. */
export const insertProperty = async (tx: Tx, brokerId: number, body: PropertyCreateBody): Promise<number> => {
  const { built_up_area, area_unit, expected_price, num_bedrooms, ...features } = body.features;
  const [created] = await tx
    .insert(properties)
    .values({
      brokerId,
      ...basicsOf(body),
      builtUpArea: built_up_area,
      areaUnit: area_unit ?? (built_up_area == null ? null : propertyDefaults.area_unit),
      expectedPrice: expected_price,
      numBedrooms: num_bedrooms,
      features: stored(features),
      highlights: body.highlights ?? [],
      amenities: body.amenities ?? [],
      nearbyLandmarks: body.nearby_landmarks ?? [],
    })
    .returning({ id: properties.id });
  if (!created) throw new Error('The property was not created');
  return created.id;
};

/** A photo whose files are safe in the store already. */
export interface NewMedia {
  readonly brokerId: number;
  readonly propertyId: number;
  readonly name: string;
  readonly category: string;
  readonly position: number;
  readonly width: number;
  readonly height: number;
}

/** Adds a photo to an own property; answers its id. */
export const insertMedia = async (tx: Tx, photo: NewMedia): Promise<number> => {
  const [created] = await tx.insert(media).values(photo).returning({ id: media.id });
  if (!created) throw new Error('The photo was not added');
  return created.id;
};

/**
 * Waits for whoever changes the photos of this property; its row is the lock. Of two at once, the later one wins and neither
 * fails. False when it is missing or another broker's.
 */
export const lockProperty = async (tx: Tx, brokerId: number, propertyId: number): Promise<boolean> => {
  const own = and(eq(properties.brokerId, brokerId), eq(properties.id, propertyId));
  return (await tx.select({ id: properties.id }).from(properties).where(own).for('update')).length > 0;
};

/** Makes a photo the only default one of its property; false when either is missing or another broker's. */
export const makePrimary = async (tx: Tx, brokerId: number, propertyId: number, mediaId: number): Promise<boolean> => {
  if (!(await lockProperty(tx, brokerId, propertyId))) return false;
  const ofProperty = and(eq(media.brokerId, brokerId), eq(media.propertyId, propertyId));
  const [photo] = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(ofProperty, eq(media.id, mediaId)));
  if (!photo) return false;
  await tx
    .update(media)
    .set({ isPrimary: false })
    .where(and(ofProperty, eq(media.isPrimary, true), ne(media.id, mediaId)));
  await tx
    .update(media)
    .set({ isPrimary: true })
    .where(and(ofProperty, eq(media.id, mediaId)));
  return true;
};

/** Attaches a video to an own property; answers its id. */
export const insertVideo = async (tx: Tx, brokerId: number, propertyId: number, url: string): Promise<number> => {
  const [created] = await tx.insert(videos).values({ brokerId, propertyId, url }).returning({ id: videos.id });
  if (!created) throw new Error('The video was not attached');
  return created.id;
};
