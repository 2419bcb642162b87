/** What pictures may be; recognised by content, never by name or by what the sender says. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

const isAvif = (bytes: Buffer): boolean => {
  if (bytes.length < 16 || ascii(bytes, 4, 8) !== 'ftyp') return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12 && ascii(bytes, at, at + 4) === 'avif') return true;
  return false;
};

/** The picture's format by its first bytes; null for anything that is not taken. */
export const pictureFormat = (bytes: Buffer): PictureFormat | null => {
  if (bytes.length < 12) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  return isAvif(bytes) ? 'avif' : null;
};
