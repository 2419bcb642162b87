import type { Database } from '../db/database';
import { found, HttpError } from '../http/errors';
import { saveImage } from '../media/pipeline';
import { removeImage } from '../media/removeImage';
import type { ImageStore } from '../media/types';
import { countMedia } from './queries';
import { insertMedia } from './writes';

/** The most photos that one property may have. */
export const MAX_PHOTOS = 100;

/** A photo on its way to a property. */
export interface NewPhoto {
  readonly brokerId: number;
  readonly propertyId: number;
  readonly category: string;
  readonly bytes: Buffer;
}

/**
 * Checks, stores and adds a photo; answers its id. The files are safe before the row exists, and gone again if it cannot.
 * 404 for a property that is missing or another broker's, 409 when it is full, 413 and 415 for the picture.
 */
export const addPhoto = async (db: Database, images: ImageStore, photo: NewPhoto): Promise<number> => {
  const { brokerId, propertyId, category, bytes } = photo;
  const position = found(await db.withTenant(brokerId, (tx) => countMedia(tx, brokerId, propertyId)));
  if (position >= MAX_PHOTOS) throw new HttpError(409, `A property may have at most ${MAX_PHOTOS} photos`);
  const { name } = await saveImage(images, bytes, 'photo');
  try {
    return await db.withTenant(brokerId, (tx) => insertMedia(tx, { brokerId, propertyId, category, name, position }));
  } catch (error) {
    await removeImage(images, name).catch(() => undefined);
    throw error;
  }
};
