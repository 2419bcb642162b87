import { and, eq, max } from 'drizzle-orm';
import { typesOf } from '#contract/properties/choices.ts';
import { basicFields, featureFields } from '#contract/properties/fields.ts';
import type { PropertyCreateBody } from '#contract/properties/schemas.ts';
import type { Tx } from '../db/database.ts';
import { media, properties, videos } from '../db/schema/properties.ts';
import { bandsOf } from '../media/perceptualHash.ts';
import { toColumns, withoutColumns } from './columns.ts';
import { firstStatus, notifyOfReview } from './status.ts';

const { property_for, building_type, property_type } = basicFields;

/** Creates a property with its features and lists; returns its id. Absent values get the defaults of specification 001, section 4. */
export const insertProperty = async (tx: Tx, brokerId: number, body: PropertyCreateBody): Promise<number> => {
  const { basic, features, highlights = [], amenities = [], nearby_landmarks: nearbyLandmarks = [] } = body;
  const buildingType = basic.building_type ?? building_type.default;
  const [created] = await tx
    .insert(properties)
    .values({
      ...toColumns(basicFields, basic),
      ...toColumns(featureFields, features),
      brokerId,
      propertyFor: basic.property_for ?? property_for.default,
      buildingType,
      propertyType: basic.property_type ?? typesOf(buildingType).values[0] ?? property_type.default,
      title: basic.title?.trim() || null,
      areaUnit: features.area_unit ?? (features.built_up_area == null ? null : featureFields.area_unit.default),
      features: withoutColumns(featureFields, features),
      highlights,
      amenities,
      nearbyLandmarks,
      ...(await firstStatus(tx)),
    })
    .returning();
  if (!created) throw new Error('The property was not created');
  if (created.status === 'in_review') await notifyOfReview(tx, created, 'Just posted');
  return created.id;
};

/** A photo whose files are in the store. */
export interface NewMedia {
  readonly brokerId: number;
  readonly propertyId: number;
  readonly name: string;
  readonly category: string;
  readonly width: number;
  readonly height: number;
  /** The total size of its files. */
  readonly bytes: number;
  readonly looks: readonly bigint[];
}

/** Adds a photo to one of the broker's own properties, after the existing ones; returns its id. */
export const insertMedia = async (tx: Tx, photo: NewMedia): Promise<number> => {
  const ofProperty = and(eq(media.brokerId, photo.brokerId), eq(media.propertyId, photo.propertyId));
  const [last] = await tx
    .select({ position: max(media.position) })
    .from(media)
    .where(ofProperty);
  const position = (last?.position ?? -1) + 1;
  const [created] = await tx
    .insert(media)
    .values({ ...photo, position, looks: [...photo.looks], bands: photo.looks.slice(0, 1).flatMap(bandsOf) })
    .returning({ id: media.id });
  if (!created) throw new Error('The photo was not added');
  return created.id;
};

/**
 * Makes a photo the only default photo of its property. False when the photo is missing or belongs to another property,
 * `same` when it already was the default.
 */
export const makePrimary = async (
  tx: Tx,
  brokerId: number,
  propertyId: number,
  mediaId: number,
): Promise<boolean | 'same'> => {
  const ofProperty = and(eq(media.brokerId, brokerId), eq(media.propertyId, propertyId));
  const [photo] = await tx
    .select({ isPrimary: media.isPrimary })
    .from(media)
    .where(and(ofProperty, eq(media.id, mediaId)));
  if (!photo) return false;
  if (photo.isPrimary) return 'same';
  await tx
    .update(media)
    .set({ isPrimary: false })
    .where(and(ofProperty, eq(media.isPrimary, true)));
  await tx
    .update(media)
    .set({ isPrimary: true })
    .where(and(ofProperty, eq(media.id, mediaId)));
  return true;
};

/** Adds a video to one of the broker's own properties; returns its id. */
export const insertVideo = async (tx: Tx, brokerId: number, propertyId: number, url: string): Promise<number> => {
  const [created] = await tx.insert(videos).values({ brokerId, propertyId, url }).returning({ id: videos.id });
  if (!created) throw new Error('The video was not attached');
  return created.id;
};
