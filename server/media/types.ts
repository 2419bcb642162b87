import type { Readable } from 'node:stream';

/** A store of pictures. Keys are flat file names that the server made (see `names.ts`). */
export interface ImageStore {
  /** Stores the bytes under the key and resolves once they are durable. Replaces an existing key. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The stored bytes, or null for an unknown key. */
  get(key: string): Promise<StoredImage | null>;
  /** Deletes the key; an unknown key is not an error. */
  remove(key: string): Promise<void>;
  /** Every stored key, some at a time. */
  keys(): AsyncIterable<readonly string[]>;
  /** Throws when the store cannot be used (folder not writable, bucket out of reach); called at the start. */
  check(): Promise<void>;
}

/** A stored picture. `bytes` is the length. */
export interface StoredImage {
  readonly stream: Readable;
  readonly bytes: number;
}

/** A property's photo (three widths) or a person's (256 px square). */
export type ImageUse = 'photo' | 'avatar';

/** A stored picture. `url` is relative to the API base: `/media/<name>.webp`. */
export interface SavedImage {
  readonly name: string;
  readonly url: string;
  /** The dimensions of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The total size of all files. */
  readonly bytes: number;
  /** Of a property's photo; see `looksOf`. */
  readonly looks: readonly bigint[];
}

/** An uploaded picture. It is read into memory only when its turn comes. */
export interface SentPicture {
  readonly read: () => Promise<Buffer>;
}

/**
 * Checks, re-encodes and stores a picture. Rejects with an `HttpError` (413, 415, or 503 when busy) when the picture is refused,
 * and with another error when the store fails.
 */
export type SaveImage = (store: ImageStore, picture: SentPicture, use: ImageUse) => Promise<SavedImage>;
