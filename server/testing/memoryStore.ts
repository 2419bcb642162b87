import { Readable } from 'node:stream';
import { assertKey } from '../media/names.ts';
import type { PhotoStore } from '../media/types.ts';

/** Stores photos in memory. */
export const memoryStore = (): PhotoStore & { readonly files: ReadonlyMap<string, Buffer> } => {
  const files = new Map<string, Buffer>();
  return {
    files,
    async put(key, bytes) {
      files.set(assertKey(key), bytes);
    },
    async get(key) {
      const bytes = files.get(key);
      return bytes ? { bytes: bytes.length, stream: Readable.from([bytes]) } : null;
    },
    async remove(key) {
      files.delete(key);
    },
    async *keys() {
      yield [...files.keys()];
    },
    async check() {},
  };
};
