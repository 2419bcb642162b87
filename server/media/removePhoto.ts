import { photoKeys } from './names.ts';
import type { PhotoStore } from './types.ts';

/** Deletes every width of a photo: after its row was deleted, or could not be inserted. */
export const removePhoto = async (store: PhotoStore, name: string): Promise<void> => {
  await Promise.all(photoKeys(name).map((key) => store.remove(key)));
};
