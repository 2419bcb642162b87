import { imageKeys } from './names.ts';
import type { ImageStore } from './types.ts';

/** Forgets every width of a picture: after its row is gone, or when its row could not be made. */
export const removeImage = async (store: ImageStore, name: string): Promise<void> => {
  await Promise.all(imageKeys(name).map((key) => store.remove(key)));
};
