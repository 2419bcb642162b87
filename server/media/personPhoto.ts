import type { Database } from '../db/database.ts';
import { DatabaseBusy } from '../db/errors.ts';
import { deletePictures } from './deletedPictures.ts';
import { imageNameIn } from './names.ts';
import { saveImage } from './saveImage.ts';
import type { ImageStore, SentPicture } from './types.ts';

interface Stores {
  readonly db: Database;
  readonly images: ImageStore;
}

/** Deletes a photo that is no longer shown. If the store is unreachable, a recorded photo is deleted later. */
const dropPhoto = async ({ db, images }: Stores, url: string | null | undefined): Promise<void> => {
  const name = url ? imageNameIn(url) : null;
  if (name) await deletePictures(db, images, [name]).catch(() => undefined);
};

/**
 * Stores the photo that was sent, if any, and passes its URL to `change`. Afterwards the photo that `change` returns as unused
 * is deleted, or the new one when `change` fails. 413 or 415 for a file that is not a picture.
 */
export const withPhoto = async <Changed extends { readonly unusedPhoto: string | null | undefined }>(
  stores: Stores,
  file: SentPicture | undefined,
  change: (photo: string | undefined) => Promise<Changed>,
): Promise<Changed> => {
  const photo = file && (await saveImage(stores.images, file, 'avatar')).url;
  try {
    const changed = await change(photo);
    await dropPhoto(stores, changed.unusedPhoto);
    return changed;
  } catch (error) {
    // A database that did not respond may have stored the row: a stray file is better than a broken picture.
    if (!(error instanceof DatabaseBusy)) await dropPhoto(stores, photo);
    throw error;
  }
};
