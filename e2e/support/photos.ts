import sharp from 'sharp';

interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The colour of the upper left corner of the upright photo. */
export const UPPER_LEFT = { r: 220, g: 40, b: 40 };
const REST = { r: 60, g: 140, b: 200 };
const GPS = {
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 54/1 45/1', GPSLongitudeRef: 'E', GPSLongitude: '75/1 47/1 14/1' },
};

/** A photo of 1200 x 800 pixels whose upper left quarter is red. */
const upright = (background = REST) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } }).composite([
    { input: { create: { width: 600, height: 400, channels: 3, background: UPPER_LEFT } }, left: 0, top: 0 },
  ]);

/** A plain JPEG photo. */
export const plainPhoto = async (name: string, background = REST): Promise<Photo> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await upright(background).jpeg().toBuffer(),
});

/** A JPEG from a phone held sideways: stored rotated, with orientation and GPS position in its metadata. */
export const sidewaysPhotoWithGps = async (name: string): Promise<Photo> => {
  // Rotated by 90° to the left; orientation 6 tells viewers to rotate it back.
  const turned = await sharp(await upright().png().toBuffer())
    .rotate(270)
    .toBuffer();
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: await sharp(turned).withExif(GPS).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  };
};

/** A text file that claims to be a photo. */
export const textNamedJpg = (): Photo => ({
  name: 'notes.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('This is not a picture at all.'),
});
