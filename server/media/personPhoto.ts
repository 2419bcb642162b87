import { DatabaseBusy } from '../db/errors.ts';
import { imageNameIn } from './names.ts';
import { removeImage } from './removeImage.ts';
import { saveImage } from './saveImage.ts';
import type { ImageStore, SentPicture } from './types.ts';

/** Deletes a photo that is no longer shown. An unreachable store only leaves a stray file. */
const dropPhoto = async (images: ImageStore, url: string | null | undefined): Promise<void> => {
  const name = url ? imageNameIn(url) : null;
  if (name) await removeImage(images, name).catch(() => undefined);
};

/**
 * Stores the photo that was sent, if any, and passes its URL to `change`. Afterwards the photo that `change` returns as unused
 * is deleted, or the new one when `change` fails. 413 or 415 for a file that is not a picture.
 */
export const withPhoto = async <Changed extends { readonly unusedPhoto: string | null | undefined }>(
  images: ImageStore,
  file: SentPicture | undefined,
  change: (photo: string | undefined) => Promise<Changed>,
): Promise<Changed> => {
  const photo = file && (await saveImage(images, file, 'avatar')).url;
  try {
    const changed = await change(photo);
    await dropPhoto(images, changed.unusedPhoto);
    return changed;
  } catch (error) {
    // A database that did not respond may have stored the row: a stray file is better than a broken picture.
    if (!(error instanceof DatabaseBusy)) await dropPhoto(images, photo);
    throw error;
  }
};
