import { randomBytes } from 'node:crypto';

/** Widths that a photo is kept in; the largest is the one that `file_url` names. */
export const PHOTO_WIDTHS = [320, 800, 1600] as const;

/** Where pictures are served: `file_url` is this and a key, relative to the API base. */
export const MEDIA_PATH = '/media/';

const KEY = /^[0-9a-f]{32}(-320|-800)?\.webp$/;
const NAME = /^[0-9a-f]{32}$/;

/** A name that nobody can guess: 128 random bits. */
export const newImageName = (): string => randomBytes(16).toString('hex');

/** The key under which a width of a picture is stored; without a width, the full one. */
export const imageKey = (name: string, width?: 320 | 800): string => (width ? `${name}-${width}.webp` : `${name}.webp`);

/** Every key that a picture may have in the store, the full one last: once it is there, all are. */
export const imageKeys = (name: string): readonly string[] => [
  imageKey(name, 320),
  imageKey(name, 800),
  imageKey(name),
];

/** Throws unless the key is one of ours, so that no store ever sees a path. */
export const assertKey = (key: string): string => {
  if (!KEY.test(key)) throw new Error('Not a picture key');
  return key;
};

/** The address of a stored picture, relative to the API base. */
export const imageUrl = (name: string): string => MEDIA_PATH + imageKey(name);

/** The picture's name in an address such as `/media/<name>.webp`, or null when it is not one of ours. */
export const imageNameIn = (url: string): string | null => {
  const name = url.startsWith(MEDIA_PATH) && url.endsWith('.webp') ? url.slice(MEDIA_PATH.length, -'.webp'.length) : '';
  return NAME.test(name) ? name : null;
};
