import type { Readable } from 'node:stream';

/** Where pictures are kept. Keys are flat file names that we made ourselves (see `names.ts`). */
export interface ImageStore {
  /** Keeps the bytes under the key; resolves only once they are safe. Putting the same key again replaces it. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The stored bytes, or null when there is nothing under the key. */
  get(key: string): Promise<StoredImage | null>;
  /** Forgets the key; a key that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Throws when the store cannot be used (folder not writable, bucket out of reach): for the start. */
  check(): Promise<void>;
}

/** What a store hands out. `bytes` is the length. */
export interface StoredImage {
  readonly stream: Readable;
  readonly bytes: number;
}

/** What a picture is for: a property's photo (three widths) or a person's (256 px square). */
export type ImageUse = 'photo' | 'avatar';

/** A picture that is safe in the store. `url` is relative to the API base: `/media/<name>.webp`. */
export interface SavedImage {
  readonly name: string;
  readonly url: string;
  /** Of the largest of its files, in pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Checks, re-encodes and stores one picture. Rejects with an `HttpError` (status 413 or 415 and a message for people)
 * when the bytes are not an acceptable picture; with any other error when the store failed.
 */
export type SaveImage = (store: ImageStore, bytes: Buffer, use: ImageUse) => Promise<SavedImage>;
