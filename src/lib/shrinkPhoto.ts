/** The maximum length of an uploaded photo's longer side, in pixels. */
const LONGEST = 4000;

const sizeOf = (file: Blob) =>
  new Promise<{ width: number; height: number }>((resolve, reject) => {
    const url = URL.createObjectURL(file);
    const image = new Image();
    // The size is known before the photo is decoded.
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => reject(new Error('Not a picture'));
    image.src = url;
    const forget = () => URL.revokeObjectURL(url);
    image.addEventListener('load', forget);
    image.addEventListener('error', forget);
  });

/** The factor by which a photo is shrunk before it is sent: 1 for an unchanged one, undefined for one that cannot be read. */
export const shrinkFactor = async (file: Blob): Promise<number | undefined> => {
  const size = await sizeOf(file).catch(() => undefined);
  return size && Math.min(1, LONGEST / Math.max(size.width, size.height, 1));
};

const draw = async (file: File, factor: number): Promise<Blob | null> => {
  const whole = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(whole.width * factor));
  canvas.height = Math.max(1, Math.round(whole.height * factor));
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  // WebP keeps transparency.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.9));
};

const shrunk = new WeakMap<File, Promise<File>>();

/**
 * Shrinks a photo to at most 4000 pixels on its longer side. Returns the same file if it is small enough, or if the
 * browser cannot draw it. Cached per file, so that a retry sends the same bytes.
 */
export const shrinkPhoto = (file: File): Promise<File> => {
  const work = async () => {
    const factor = (await shrinkFactor(file)) ?? 1;
    const smaller = factor < 1 ? await draw(file, factor).catch(() => null) : null;
    return smaller ? new File([smaller], file.name, { type: smaller.type }) : file;
  };
  const done = shrunk.get(file) ?? work();
  shrunk.set(file, done);
  return done;
};
