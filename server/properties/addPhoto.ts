import type { Database, Tx } from '../db/database.ts';
import { DatabaseBusy } from '../db/errors.ts';
import { found, HttpError } from '../errors.ts';
import { once, type Repeat, repeatedOrChecked } from '../http/idempotency.ts';
import { MAX_PHOTOS_OF_PROPERTY } from '../limits/homes.ts';
import { removePhoto } from '../media/removePhoto.ts';
import { savePhoto } from '../media/savePhoto.ts';
import type { PhotoStore, SentPhoto } from '../media/types.ts';
import { checkQuota, enforceQuota } from '../quotas/quotas.ts';
import { lockForParts } from './photoChanges.ts';
import { countMedia } from './queries.ts';
import { insertMedia } from './writes.ts';

/** A photo to add to a property. */
export interface NewPhoto {
  readonly brokerId: number;
  readonly propertyId: number;
  readonly category: string;
  readonly picture: SentPhoto;
  readonly repeat?: Repeat;
  /** Runs in the transaction that adds the photo. */
  readonly record?: (tx: Tx, id: number) => Promise<void>;
}

/**
 * Checks, stores and adds a photo; returns its id. The files are stored before the row is inserted, and removed if that
 * fails or the call is a repeat. 404 for a property that is missing or another broker's; 409 when the property or a
 * quota is full, or the property has ended; 413 and 415 for the photo.
 */
export const addPhoto = async (db: Database, photoStore: PhotoStore, photo: NewPhoto): Promise<{ id: number }> => {
  const { brokerId, propertyId, category, picture, repeat, record } = photo;
  // Checked before the photo is processed, and again where the photo is added.
  const way = <T>(work: (tx: Tx) => Promise<T>) => db.withTenant(brokerId, work);
  const check = async (tx: Tx) => {
    found(await countMedia(tx, brokerId, propertyId));
    await checkQuota(tx, brokerId, 'photos', 'storage_mb');
  };
  const earlier = await repeatedOrChecked<{ id: number }>(way, repeat, () => way(check));
  if (earlier) return earlier;
  const { url: _, ...saved } = await savePhoto(photoStore, picture, 'photo');
  const { name } = saved;
  let shown = false;
  const add = async (tx: Tx) => {
    await enforceQuota(tx, brokerId, 'photos', 'storage_mb');
    await lockForParts(tx, brokerId, propertyId);
    if (found(await countMedia(tx, brokerId, propertyId)) >= MAX_PHOTOS_OF_PROPERTY)
      throw new HttpError(409, `A property may have at most ${MAX_PHOTOS_OF_PROPERTY} photos`);
    const id = await insertMedia(tx, { ...saved, brokerId, propertyId, category });
    await record?.(tx, id);
    shown = true;
    return { id };
  };
  try {
    return await way((tx) => once(tx, repeat, () => add(tx)));
  } catch (error) {
    // A database that did not respond may have stored the row: a stray file is better than a photo without a file.
    shown = shown && error instanceof DatabaseBusy;
    throw error;
  } finally {
    if (!shown) await removePhoto(photoStore, name).catch(() => undefined);
  }
};
