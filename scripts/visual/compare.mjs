import { mkdir, readFile, rm } from 'node:fs/promises';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { fileOf, folders, picturesIn, storyOf } from './folders.mjs';

/** Pads a picture to the size of the larger of two, so that a grown page shows where it grew. */
const padded = async (file, { width, height }, to) =>
  sharp(file)
    .extend({ right: to.width - width, bottom: to.height - height, background: '#00000000' })
    .ensureAlpha()
    .raw()
    .toBuffer();

// A busy processor now and then smooths an edge another way: some pixels, none of them off by what an eye would see.
const GRAIN = { pixels: 200, strength: 8 };

/** The largest difference in one channel, 0 to 255. */
const strongest = (one, other) => one.reduce((most, value, at) => Math.max(most, Math.abs(value - other[at])), 0);

/**
 * How two pictures differ: the number of pixels, and a third picture that marks them. Every pixel counts, smoothed edges too.
 * @returns {Promise<{ pixels: number, strength: number, of: number, picture: Buffer }>} strength: of the pixel that
 *   differs most, 0 to 255
 */
export const difference = async (before, after) => {
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()));
  const to = {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
  const [one, other] = await Promise.all([padded(before, sizes[0], to), padded(after, sizes[1], to)]);
  const marked = Buffer.alloc(one.length);
  const pixels = pixelmatch(one, other, marked, to.width, to.height, { threshold: 0, includeAA: true, alpha: 0.15 });
  const picture = await sharp(marked, { raw: { ...to, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, strength: strongest(one, other), of: to.width * to.height, picture };
};

/** Whether a difference is drawing's grain and no change: few pixels, all of them faint. */
export const isGrain = ({ pixels, strength }) => pixels <= GRAIN.pixels && strength <= GRAIN.strength;

/**
 * Compares what was taken with what is expected. An expected picture that no story has any more is gone.
 * @param names the pictures that there should be now
 * @param failures picture's name → why it could not be taken
 * @returns `{ name, state, pixels?, of?, why? }[]`, state: same, changed, new, gone, failed
 */
export const compareAll = async (names, failures, wanted) => {
  await rm(folders.report, { recursive: true, force: true });
  await mkdir(folders.report, { recursive: true });
  const expected = new Set((await picturesIn(folders.baselines)).filter((name) => wanted(storyOf(name))));
  const now = new Set(names);
  const results = [...expected].filter((name) => !now.has(name)).map((name) => ({ name, state: 'gone' }));
  for (const name of names) {
    const [before, after] = [fileOf(folders.baselines, name), fileOf(folders.taken, name)];
    if (failures.has(name)) results.push({ name, state: 'failed', why: failures.get(name) });
    else if (!expected.has(name)) results.push({ name, state: 'new' });
    else if ((await readFile(before)).equals(await readFile(after))) results.push({ name, state: 'same' });
    else {
      const found = await difference(before, after);
      const { pixels, of, picture } = found;
      if (isGrain(found)) results.push({ name, state: 'same' });
      else {
        await sharp(picture).toFile(fileOf(folders.report, name));
        results.push({ name, state: 'changed', pixels, of });
      }
    }
  }
  return results.sort((one, other) => (one.name < other.name ? -1 : 1));
};
