import type { Database } from '../db/database.ts';
import { DatabaseBusy } from '../db/errors.ts';
import { deletePhotos } from './deletedPhotos.ts';
import { photoNameIn } from './names.ts';
import { savePhoto } from './savePhoto.ts';
import type { PhotoStore, SentPhoto } from './types.ts';

interface Stores {
  readonly db: Database;
  readonly photoStore: PhotoStore;
}

/** Deletes a photo that is no longer shown. If the store is unreachable, a recorded photo is deleted later. */
const dropPhoto = async ({ db, photoStore }: Stores, url: string | null | undefined): Promise<void> => {
  const name = url ? photoNameIn(url) : null;
  if (name) await deletePhotos(db, photoStore, [name]).catch(() => undefined);
};

/**
 * Stores the photo that was sent, if any, and passes its URL to `change`. Afterwards the photo that `change` returns as unused
 * is deleted, or the new one when `change` fails. 413 or 415 for a file that is not a photo.
 */
export const withPhoto = async <Changed extends { readonly unusedPhoto: string | null | undefined }>(
  stores: Stores,
  file: SentPhoto | undefined,
  change: (photo: string | undefined) => Promise<Changed>,
): Promise<Changed> => {
  const photo = file && (await savePhoto(stores.photoStore, file, 'avatar')).url;
  try {
    const changed = await change(photo);
    await dropPhoto(stores, changed.unusedPhoto);
    return changed;
  } catch (error) {
    // A database that did not respond may have stored the row: a stray file is better than a broken photo.
    if (!(error instanceof DatabaseBusy)) await dropPhoto(stores, photo);
    throw error;
  }
};
