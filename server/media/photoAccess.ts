import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { brokers } from '../db/schema/accounts.ts';
import { deletedPhotos, media, properties } from '../db/schema/properties.ts';

/** Who may see a home's photo. */
export interface PhotoAccess {
  /** True while the home is live and its broker active: everyone may see the photo. */
  readonly isPublic: boolean;
  /** Otherwise required to see the photo. */
  readonly accessKey: string;
}

/**
 * Who may see the photo with this name; undefined for a photo that does not belong to a home. `deleted`: the row is
 * gone, but the files may still exist.
 */
export const findPhoto = (db: Database, name: string): Promise<PhotoAccess | 'deleted' | undefined> =>
  db.asOperator(async (tx) => {
    const [photo] = await tx
      .select({ accessKey: media.accessKey, status: properties.status, broker: brokers.status })
      .from(media)
      .innerJoin(properties, eq(properties.id, media.propertyId))
      .innerJoin(brokers, eq(brokers.id, media.brokerId))
      .where(eq(media.name, name));
    if (!photo && (await tx.$count(deletedPhotos, eq(deletedPhotos.name, name))) > 0) return 'deleted';
    return photo && { accessKey: photo.accessKey, isPublic: photo.status === 'live' && photo.broker === 'active' };
  });
