import { MAX_PHOTO_BYTES, MAX_PHOTO_MB, photoFormat } from '#contract/rules/photoFormat.ts';
import { HttpError, tooManyPhotos } from '../errors.ts';
import { concurrencyLimit } from '../lib/concurrencyLimit.ts';
import { MAX_PHOTO_PIXELS, MAX_PHOTO_RATIO, PHOTO_TIMEOUT_S } from '../limits/homes.ts';
import { PHOTOS } from '../limits/server.ts';
import { mediaUrl, newPhotoName, PHOTO_WIDTHS, photoKey } from './names.ts';
import { perceptualHashes } from './perceptualHash.ts';
import { removePhoto } from './removePhoto.ts';
import { sharp } from './sharp.ts';
import type { PhotoStore, PhotoUse, SavedPhoto, SavePhoto, SentPhoto } from './types.ts';

/** Side of a broker's or operator's photo, in pixels. */
const AVATAR_SIDE = 256;

const NOT_A_PHOTO = 'Only JPEG, PNG, WebP and AVIF pictures are accepted.';
const DAMAGED = 'This picture is damaged and cannot be read. Please choose another file.';
const TOO_MANY_BYTES = `A picture may be at most ${MAX_PHOTO_MB} MB.`;
const TOO_MANY_PIXELS = `A picture may have at most ${MAX_PHOTO_PIXELS / 1_000_000} megapixels.`;

const inPhotoQueue = concurrencyLimit(PHOTOS, tooManyPhotos);

interface Raw {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

const open = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'error', sequentialRead: true }).timeout({
    seconds: PHOTO_TIMEOUT_S,
  });

// An error of the decoder is the fault of the photo, not of the server.
const refusal = (error: unknown): HttpError => {
  if (error instanceof HttpError) return error;
  const tooLarge = error instanceof Error && /pixel limit|too large|exceeds/i.test(error.message);
  return tooLarge ? new HttpError(413, TOO_MANY_PIXELS) : new HttpError(415, DAMAGED);
};

const assertAcceptable = async (bytes: Buffer) => {
  if (bytes.length > MAX_PHOTO_BYTES) throw new HttpError(413, TOO_MANY_BYTES);
  const format = photoFormat(bytes);
  if (!format) throw new HttpError(415, NOT_A_PHOTO);
  const { width = 0, height = 0, format: read, compression } = await open(bytes).metadata();
  if (width * height > MAX_PHOTO_PIXELS) throw new HttpError(413, TOO_MANY_PIXELS);
  if (format === 'avif' ? read !== 'heif' || compression !== 'av1' : read !== format) {
    throw new HttpError(415, NOT_A_PHOTO);
  }
};

const decode = async (bytes: Buffer, use: PhotoUse): Promise<Raw> => {
  const upright = open(bytes).autoOrient();
  const [widest] = PHOTO_WIDTHS.slice(-1);
  const sized =
    use === 'avatar'
      ? upright.resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover' })
      : upright.resize(widest, (widest ?? 0) * MAX_PHOTO_RATIO, { fit: 'inside', withoutEnlargement: true });
  return sized.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
};

const decoded = ({ data, info: { width, height, channels } }: Raw) => sharp(data, { raw: { width, height, channels } });

const encode = (raw: Raw, width: number): Promise<Buffer> =>
  decoded(raw)
    .resize(width, width * MAX_PHOTO_RATIO, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
    .toBuffer();

interface Files {
  readonly files: readonly (readonly [key: string, file: Buffer])[];
  readonly width: number;
  readonly height: number;
  readonly looks: readonly bigint[];
}

/** The WebP files of a photo, smallest first. Rejects with an HttpError. */
const filesOf = async (bytes: Buffer, use: PhotoUse, name: string): Promise<Files> => {
  try {
    await assertAcceptable(bytes);
    const raw = await decode(bytes, use);
    const { width: wide, height } = raw.info;
    const shape = { width: wide, height };
    if (use === 'avatar') {
      return { ...shape, files: [[photoKey(name), await encode(raw, AVATAR_SIDE)]], looks: [] };
    }
    const files: [key: string, file: Buffer][] = [];
    for (const width of PHOTO_WIDTHS) {
      files.push([photoKey(name, width === 1600 ? undefined : width), await encode(raw, width)]);
    }
    return { ...shape, files, looks: await perceptualHashes(decoded(raw)) };
  } catch (error) {
    throw refusal(error);
  }
};

/** Checks, re-encodes (upright, without metadata) and stores a photo; see `SavePhoto`. */
export const savePhoto: SavePhoto = async (store: PhotoStore, photo: SentPhoto, use: PhotoUse): Promise<SavedPhoto> => {
  const name = newPhotoName();
  const { files, ...shape } = await inPhotoQueue(async () => filesOf(await photo.read(), use, name));
  try {
    for (const [key, file] of files) await store.put(key, file, 'image/webp');
  } catch (error) {
    // Otherwise the widths stored so far would stay forever.
    await removePhoto(store, name).catch(() => undefined);
    throw error;
  }
  const size = files.reduce((sum, [, file]) => sum + file.length, 0);
  return { ...shape, name, url: mediaUrl(name), bytes: size };
};
