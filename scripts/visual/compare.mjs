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

// A busy processor now and then smooths an edge another way: some pixels at edges, none of them off by what an eye would see.
const GRAIN = { pixels: 200, strength: 8 };
const CHANNELS = 4;

/** The largest difference in one channel between two pixels, 0 to 255. */
const apart = (one, at, other, otherAt) => {
  let most = 0;
  for (let channel = 0; channel < CHANNELS; channel += 1)
    most = Math.max(most, Math.abs(one[at + channel] - other[otherAt + channel]));
  return most;
};

/** Whether a pixel's neighbours differ from it by more than `strength`. */
const atEdge = (picture, { width, height }, at, strength) => {
  const [x, y] = [at % width, Math.floor(at / width)];
  const around = [at - 1, at + 1, at - width, at + width].filter(
    (near, side) => [x > 0, x < width - 1, y > 0, y < height - 1][side] && near >= 0,
  );
  return around.some((near) => apart(picture, at * CHANNELS, picture, near * CHANNELS) > strength);
};

/** The largest difference in one channel, 0 to 255, and whether all that differs lies at edges. */
const strengthOf = (one, other, size) => {
  let strength = 0;
  let edges = true;
  for (let at = 0; at < size.width * size.height; at += 1) {
    const own = apart(one, at * CHANNELS, other, at * CHANNELS);
    if (own === 0) continue;
    strength = Math.max(strength, own);
    edges &&= atEdge(one, size, at, own);
  }
  return { strength, edges };
};

/**
 * How two pictures differ: the number of pixels, and a third picture that marks them. Every pixel counts, smoothed edges too.
 * @returns {Promise<{ pixels: number, strength: number, edges: boolean, of: number, picture: Buffer }>} strength: of the
 *   pixel that differs most, 0 to 255; edges: what differs lies at edges alone
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
  return { pixels, ...strengthOf(one, other, to), of: to.width * to.height, picture };
};

/** Whether a difference is drawing's grain and no change: few pixels at edges, all of them faint. */
export const isGrain = ({ pixels, strength, edges }) => edges && pixels <= GRAIN.pixels && strength <= GRAIN.strength;

/** Begins a report without pictures. */
export const clearReport = async () => {
  await rm(folders.report, { recursive: true, force: true });
  await mkdir(folders.report, { recursive: true });
};

/**
 * The expected pictures of the wanted stories that no story has any more.
 * @param names the pictures that there should be now
 * @returns `{ name, state: 'gone' }[]`
 */
export const findGone = async (names, wanted) => {
  const now = new Set(names);
  const expected = (await picturesIn(folders.baselines)).filter((name) => wanted(storyOf(name)));
  return expected.filter((name) => !now.has(name)).map((name) => ({ name, state: 'gone' }));
};

/**
 * Compares what was taken with what is expected; the difference of what changed goes into the report's folder.
 * @param names the pictures to compare
 * @param failures picture's name → why it could not be taken
 * @returns `{ name, state, pixels?, of?, why? }[]`, state: same, changed, new, failed
 */
export const compareAll = async (names, failures) => {
  const expected = new Set(await picturesIn(folders.baselines));
  const results = [];
  for (const name of names) {
    const [before, after] = [fileOf(folders.baselines, name), fileOf(folders.taken, name)];
    if (failures.has(name)) results.push({ name, state: 'failed', why: failures.get(name) });
    else if (!expected.has(name)) results.push({ name, state: 'new' });
    else if ((await readFile(before)).equals(await readFile(after))) results.push({ name, state: 'same' });
    else {
      const found = await difference(before, after);
      const { pixels, of, picture } = found;
      if (isGrain(found)) {
        await rm(fileOf(folders.report, name), { force: true });
        results.push({ name, state: 'same' });
      } else {
        await sharp(picture).toFile(fileOf(folders.report, name));
        results.push({ name, state: 'changed', pixels, of });
      }
    }
  }
  return results;
};
