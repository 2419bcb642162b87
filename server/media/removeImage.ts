import { imageKeys } from './names.ts';
import type { ImageStore } from './types.ts';

/** Deletes every width of a picture: after its row was deleted, or could not be inserted. */
export const removeImage = async (store: ImageStore, name: string): Promise<void> => {
  await Promise.all(imageKeys(name).map((key) => store.remove(key)));
};
