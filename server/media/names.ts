import { randomBytes } from 'node:crypto';

/** The stored widths of a photo; `file_url` names the largest. */
export const PHOTO_WIDTHS = [320, 800, 1600] as const;

/** The path of photos: `file_url` is this and a key, relative to the API base. */
export const MEDIA_PATH = '/media/';

const KEY = /^[0-9a-f]{32}(-320|-800)?\.webp$/;
const NAME = /^[0-9a-f]{32}$/;

/** A name that cannot be guessed: 128 random bits. */
export const newPhotoName = (): string => randomBytes(16).toString('hex');

/** The storage key of a photo at a width, or at full width by default. */
export const photoKey = (name: string, width?: 320 | 800): string => (width ? `${name}-${width}.webp` : `${name}.webp`);

/** Every key of a photo, the full width last: if that is stored, all are. */
export const photoKeys = (name: string): readonly string[] => [
  photoKey(name, 320),
  photoKey(name, 800),
  photoKey(name),
];

/** Whether a file name is a storage key. */
export const isKey = (name: string): boolean => KEY.test(name);

/** Throws for anything but a storage key, so that a store never receives a path. */
export const assertKey = (key: string): string => {
  if (!isKey(key)) throw new Error('Not a picture key');
  return key;
};

/**
 * The URL of a stored photo, relative to the API base. `accessKey` gives access to the photo of a home that is not
 * public.
 */
export const mediaUrl = (name: string, accessKey?: string): string =>
  MEDIA_PATH + photoKey(name) + (accessKey ? `?key=${accessKey}` : '');

/** The photo's name in an address such as `/media/<name>.webp`; null for other addresses. */
export const photoNameIn = (url: string): string | null => {
  const name = url.startsWith(MEDIA_PATH) && url.endsWith('.webp') ? url.slice(MEDIA_PATH.length, -'.webp'.length) : '';
  return NAME.test(name) ? name : null;
};
