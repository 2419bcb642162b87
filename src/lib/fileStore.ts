import { createStore, get, promisifyRequest, set } from 'idb-keyval';

const files = createStore('nivaas', 'files');

// Async, so that without IndexedDB these functions reject instead of throwing.

/** Stores a file in this browser (IndexedDB). Rejects if there is no room for it, or storage is refused. */
export const storeFile = async (key: string, file: File): Promise<void> => set(key, file, files);

/** The file stored under the key, or undefined. */
export const readFile = async (key: string): Promise<File | undefined> => {
  const value = await get<unknown>(key, files);
  return value instanceof File ? value : undefined;
};

/** Deletes every file whose key starts with `prefix`. */
export const forgetFiles = async (prefix: string): Promise<void> =>
  files('readwrite', (store) => {
    store.delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`));
    return promisifyRequest(store.transaction);
  });
