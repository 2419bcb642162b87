/** The accepted formats; detected by content, never by file name or content type. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** The content types of the accepted formats. */
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** The largest upload. */
export const MAX_PHOTO_MB = 15;
export const MAX_PHOTO_BYTES = MAX_PHOTO_MB * 1024 * 1024;

/** The first bytes of a file are enough to detect its format. */
export const FORMAT_BYTES = 256;

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const isAvif = (bytes: Uint8Array): boolean => {
  if (bytes.length < 16 || ascii(bytes, 4, 8) !== 'ftyp') return false;
  const { buffer, byteOffset, byteLength } = bytes;
  const end = Math.min(new DataView(buffer, byteOffset, byteLength).getUint32(0), bytes.length, FORMAT_BYTES);
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12 && ascii(bytes, at, at + 4) === 'avif') return true;
  return false;
};

/** The photo's format by its first bytes; null for anything else. */
export const photoFormat = (bytes: Uint8Array): PhotoFormat | null => {
  if (bytes.length < 12) return null;
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  return isAvif(bytes) ? 'avif' : null;
};
