import { randomBytes } from 'node:crypto';

/** The stored widths of a photo; `file_url` names the largest. */
export const PHOTO_WIDTHS = [320, 800, 1600] as const;

/** The path of pictures: `file_url` is this and a key, relative to the API base. */
export const MEDIA_PATH = '/media/';

const KEY = /^[0-9a-f]{32}(-320|-800)?\.webp$/;
const NAME = /^[0-9a-f]{32}$/;

/** A name that cannot be guessed: 128 random bits. */
export const newImageName = (): string => randomBytes(16).toString('hex');

/** The storage key of a picture at a width, or at full width by default. */
export const imageKey = (name: string, width?: 320 | 800): string => (width ? `${name}-${width}.webp` : `${name}.webp`);

/** Every key of a picture, the full width last: if that is stored, all are. */
export const imageKeys = (name: string): readonly string[] => [
  imageKey(name, 320),
  imageKey(name, 800),
  imageKey(name),
];

/** Whether a file name is a storage key. */
export const isKey = (name: string): boolean => KEY.test(name);

/** Throws for anything but a storage key, so that a store never receives a path. */
export const assertKey = (key: string): string => {
  if (!isKey(key)) throw new Error('Not a picture key');
  return key;
};

/**
 * The URL of a stored picture, relative to the API base. `accessKey` gives access to the photo of a home that is not
 * public.
 */
export const imageUrl = (name: string, accessKey?: string): string =>
  MEDIA_PATH + imageKey(name) + (accessKey ? `?key=${accessKey}` : '');

/** The picture's name in an address such as `/media/<name>.webp`; null for other addresses. */
export const imageNameIn = (url: string): string | null => {
  const name = url.startsWith(MEDIA_PATH) && url.endsWith('.webp') ? url.slice(MEDIA_PATH.length, -'.webp'.length) : '';
  return NAME.test(name) ? name : null;
};
