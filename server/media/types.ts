import type { Readable } from 'node:stream';

/** A store of photos. Keys are flat file names that the server made (see `names.ts`). */
export interface PhotoStore {
  /** Stores the bytes under the key and resolves once they are durable. Replaces an existing key. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The stored bytes, or null for an unknown key. */
  get(key: string): Promise<StoredPhoto | null>;
  /** Deletes the key; an unknown key is not an error. */
  remove(key: string): Promise<void>;
  /** Every stored key, some at a time. */
  keys(): AsyncIterable<readonly string[]>;
  /** Throws when the store cannot be used (folder not writable, bucket out of reach); called at the start. */
  check(): Promise<void>;
}

/** A stored photo. `bytes` is the length. */
export interface StoredPhoto {
  readonly stream: Readable;
  readonly bytes: number;
}

/** A property's photo (three widths) or a person's (256 px square). */
export type PhotoUse = 'photo' | 'avatar';

/** A stored photo. `url` is relative to the API base: `/media/<name>.webp`. */
export interface SavedPhoto {
  readonly name: string;
  readonly url: string;
  /** The dimensions of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The total size of all files. */
  readonly bytes: number;
  /** Of a property's photo; see `perceptualHashes`. */
  readonly looks: readonly bigint[];
}

/** An uploaded photo. It is read into memory only when its turn comes. */
export interface SentPhoto {
  readonly read: () => Promise<Buffer>;
}

/**
 * Checks, re-encodes and stores a photo. Rejects with an `HttpError` (413, 415, or 503 when busy) when the photo is refused,
 * and with another error when the store fails.
 */
export type SavePhoto = (store: PhotoStore, photo: SentPhoto, use: PhotoUse) => Promise<SavedPhoto>;
