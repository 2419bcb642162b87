import sharp from 'sharp';

// Far enough apart to tell the colours apart after two lossy encodings.
const LEVELS = 17;
const STEP = 15;
const DARKEST = 7;

/** The number of different photos. */
export const PICTURES = LEVELS ** 3;

const shade = (level: number) => DARKEST + STEP * (level % LEVELS);
const levelOf = (value: number) => Math.round((value - DARKEST) / STEP);

/** A tiny JPEG whose single colour encodes its number. */
export const pictureOf = async (number: number): Promise<Blob> => {
  const background = {
    r: shade(number),
    g: shade(Math.floor(number / LEVELS)),
    b: shade(Math.floor(number / LEVELS ** 2)),
  };
  const picture = sharp({ create: { width: 16, height: 12, channels: 3, background } });
  return new Blob([new Uint8Array(await picture.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer())]);
};

const numberIn = async (file: ArrayBuffer): Promise<number> => {
  const { data } = await sharp(file, { failOn: 'warning' })
    .removeAlpha()
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r = 0, g = 0, b = 0] = data;
  return levelOf(r) + LEVELS * (levelOf(g) + LEVELS * levelOf(b));
};

const atWidth = async (address: string): Promise<number | string> => {
  const answer = await fetch(address);
  const file = await answer.arrayBuffer();
  if (answer.status !== 200) return `${new URL(address).search} returned ${answer.status}`;
  return numberIn(file).catch((error: Error) => `${new URL(address).search} is damaged: ${error.message}`);
};

/** The number that a stored photo shows at all widths, or a description of the problem. */
export const shownAt = async (address: string): Promise<number | string> => {
  const [small, medium, full] = await Promise.all(['?w=320', '?w=800', ''].map((width) => atWidth(address + width)));
  const same = small === medium && medium === full;
  return same && full !== undefined ? full : `differs by width: ${small}, ${medium}, ${full}`;
};
