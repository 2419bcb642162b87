import { createStore, get, promisifyRequest, set } from 'idb-keyval';

const files = createStore('nivaas', 'files');

// Async, so that a browser without IndexedDB rejects and does not throw.

/** Keeps a file in this browser (IndexedDB). Rejects when there is no room for it, or storage is refused. */
export const keepFile = async (key: string, file: File): Promise<void> => set(key, file, files);

/** A kept file; undefined without one under the key. */
export const readFile = async (key: string): Promise<File | undefined> => {
  const value = await get<unknown>(key, files);
  return value instanceof File ? value : undefined;
};

/** Forgets every file whose key starts with `prefix`. */
export const forgetFiles = async (prefix: string): Promise<void> =>
  files('readwrite', (store) => {
    store.delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`));
    return promisifyRequest(store.transaction);
  });
