import { and, asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { DemoData, DemoProperty } from '#contract/fixtures/demoData.ts';
import type { Database } from '../db/database.ts';
import { brokers } from '../db/schema/accounts.ts';
import { media, properties } from '../db/schema/properties.ts';
import { savePhoto } from '../media/savePhoto.ts';
import type { PhotoStore } from '../media/types.ts';
import { addPhoto } from '../properties/addPhoto.ts';
import { insertProperty, makePrimary } from '../properties/writes.ts';
import type { BrokerIds } from './fillPeople.ts';
import { photographsOf, readDrawing } from './photographs.ts';
import { DEMO_PHOTO_WIDTH } from './photoWidth.ts';

/** A property's id in the demo data → its id in the database. */
export type PropertyIds = ReadonlyMap<number, number>;

const rendered = (svg: Buffer): Promise<Buffer> => sharp(svg).resize(DEMO_PHOTO_WIDTH).jpeg({ quality: 92 }).toBuffer();

/** Adds the brokers' properties, without photos. Properties from an interrupted fill are kept, not added again. */
export const fillProperties = async (db: Database, demoData: DemoData, brokerIds: BrokerIds): Promise<PropertyIds> => {
  const ids = new Map<number, number>();
  for (const [demoId, brokerId] of brokerIds) {
    const own = demoData.properties.filter((property) => property.brokerId === demoId);
    await db.withTenant(brokerId, async (tx) => {
      const existing = await tx
        .select({ id: properties.id })
        .from(properties)
        .where(eq(properties.brokerId, brokerId))
        .orderBy(asc(properties.id));
      for (const [at, { id, body }] of own.entries()) {
        ids.set(id, existing[at]?.id ?? (await insertProperty(tx, brokerId, body)));
      }
    });
  }
  return ids;
};

// A studio has one room, which its first picture shows.
const shownIn = ({ body }: DemoProperty, category: string): string =>
  category === 'exterior' && body.basic.property_type === 'studio_apartment' ? 'bedroom' : category;

const fillPhotos = async (
  db: Database,
  photoStore: PhotoStore,
  brokerId: number,
  propertyId: number,
  property: DemoProperty,
  photographs: ReturnType<typeof photographsOf>,
) => {
  const existing = await db.withTenant(brokerId, (tx) =>
    tx
      .select({ id: media.id })
      .from(media)
      .where(and(eq(media.brokerId, brokerId), eq(media.propertyId, propertyId)))
      .orderBy(asc(media.id)),
  );
  const photos = existing.map(({ id }) => id);
  for (const category of property.photoCategories.slice(photos.length)) {
    const photograph = photographs.get(property.id)?.[photos.length];
    const picture = {
      read: photograph ?? (async () => rendered(await readDrawing(`${category}-${property.id}`))),
    };
    photos.push(
      (await addPhoto(db, photoStore, { brokerId, propertyId, category: shownIn(property, category), picture })).id,
    );
  }
  const [first] = photos;
  if (first) await db.withTenant(brokerId, (tx) => makePrimary(tx, brokerId, propertyId, first));
};

/** The properties that get photos, and the store for them. */
export interface PhotoWork {
  readonly photoStore: PhotoStore;
  readonly brokerIds: BrokerIds;
  readonly propertyIds: PropertyIds;
}

/**
 * Saves every property's photos, drawn or photographed, through the usual pipeline, two at a time like the pipeline
 * itself.
 */
export const fillAllPhotos = async (
  db: Database,
  demoData: DemoData,
  { photoStore, brokerIds, propertyIds }: PhotoWork,
): Promise<void> => {
  const queue = [...demoData.properties];
  const photographs = photographsOf(demoData);
  const work = async () => {
    for (let property = queue.shift(); property; property = queue.shift()) {
      const brokerId = brokerIds.get(property.brokerId);
      const propertyId = propertyIds.get(property.id);
      if (brokerId && propertyId) await fillPhotos(db, photoStore, brokerId, propertyId, property, photographs);
    }
  };
  await Promise.all([work(), work()]);
};

/** Adds a broker's portrait if there is none. */
export const fillPortrait = async (
  db: Database,
  photoStore: PhotoStore,
  brokerId: number,
  look: 'woman' | 'man',
): Promise<void> => {
  const [broker] = await db.withTenant(brokerId, (tx) =>
    tx.select({ photo: brokers.photo }).from(brokers).where(eq(brokers.id, brokerId)),
  );
  if (broker?.photo) return;
  // The portrait is the middle square of its drawing.
  const portrait = sharp(await readDrawing(look)).resize(512, 512);
  const { url } = await savePhoto(photoStore, { read: () => portrait.jpeg({ quality: 92 }).toBuffer() }, 'avatar');
  await db.withTenant(brokerId, (tx) => tx.update(brokers).set({ photo: url }).where(eq(brokers.id, brokerId)));
};
