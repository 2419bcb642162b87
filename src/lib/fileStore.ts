const DATABASE = 'nivaas';
const FILES = 'files';

const opened = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(FILES);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** One transaction; resolves once it is safe, with what its request answered. Rejects when the browser refuses storage. */
const inStore = async <T>(mode: IDBTransactionMode, work: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(FILES, mode);
      const request = work(transaction.objectStore(FILES));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
};

/** Every key that begins so. */
const beginningWith = (start: string) => IDBKeyRange.bound(start, `${start}\uffff`);

/** Keeps a file in this browser (IndexedDB). Rejects when there is no room for it, or storage is refused. */
export const keepFile = (key: string, file: File): Promise<unknown> =>
  inStore('readwrite', (files) => files.put(file, key));

/** A kept file; undefined when there is none under the key. */
export const keptFile = async (key: string): Promise<File | undefined> => {
  const found: unknown = await inStore<unknown>('readonly', (files) => files.get(key));
  return found instanceof File ? found : undefined;
};

/** Forgets every file whose key begins so. */
export const forgetFiles = (start: string): Promise<unknown> =>
  inStore('readwrite', (files) => files.delete(beginningWith(start)));
