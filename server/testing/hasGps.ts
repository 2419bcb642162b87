import sharp from 'sharp';

// The entry that points to the GPS tags: tag 0x8825, type 4, one value. sharp writes EXIF with the low byte first.
const POINTER = Buffer.from('2588040001000000', 'hex');

/** Whether the EXIF of a photo that sharp made has GPS tags. */
export const hasGps = async (photo: Buffer): Promise<boolean> =>
  (await sharp(photo).metadata()).exif?.includes(POINTER) ?? false;
