import type { UploadedFile } from '../http/multipart.ts';
import { imageNameIn } from './names.ts';
import { saveImage } from './pipeline.ts';
import { removeImage } from './removeImage.ts';
import type { ImageStore } from './types.ts';

/** Stores a person's photo and answers its address; undefined without a file. 413 or 415 for what is no picture. */
export const storePhoto = async (images: ImageStore, file: UploadedFile | undefined): Promise<string | undefined> =>
  file && (await saveImage(images, file.bytes, 'avatar')).url;

/** Forgets a photo that nothing shows any more. A store out of reach leaves a stray file, nothing worse. */
export const dropPhoto = async (images: ImageStore, url: string | null | undefined): Promise<void> => {
  const name = url ? imageNameIn(url) : null;
  if (name) await removeImage(images, name).catch(() => undefined);
};
