import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import { BACKUP_FILES_AT_ONCE } from '../limits/server.ts';
import type { PhotoStore } from '../media/types.ts';

/** Copies every photo from one store to another, except those in `done`, and adds them to `done`. */
export const copyPhotos = async (from: PhotoStore, to: PhotoStore, done = new Set<string>()): Promise<void> => {
  const limit = pLimit(BACKUP_FILES_AT_ONCE);
  for await (const keys of from.keys()) {
    await limit.map(
      keys.filter((key) => !done.has(key)),
      async (key) => {
        const photo = await from.get(key);
        // The photo was deleted after it was listed.
        if (!photo) return;
        await to.put(key, await buffer(photo.stream), 'image/webp');
        done.add(key);
      },
    );
  }
};
