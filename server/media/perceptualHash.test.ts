import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { memoryStore } from '../testing/memoryStore.ts';
import { sentPhoto } from '../testing/sentPhoto.ts';
import { areSame } from './comparePhotos.ts';
import { bandsOf, MAX_HASH_DISTANCE } from './perceptualHash.ts';
import { savePhoto } from './pipeline.ts';

// The full run compares all thousand.
const COUNT = process.env.TEST_FULL === '1' ? 1_000 : 30;
const SIDE = { wide: 400, high: 300 };

/** A generator of numbers from 0 to 1 that gives the same ones each time. */
const numbers = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const shapes = (seed: number): string => {
  const next = numbers(seed);
  const colour = () => `rgb(${[0, 0, 0].map(() => Math.floor(next() * 256)).join()})`;
  const parts = Array.from({ length: 12 }, () => {
    const [x, y, size] = [next() * SIDE.wide, next() * SIDE.high, next() * 90];
    return next() < 0.5
      ? `<rect x="${x}" y="${y}" width="${2 * size}" height="${size}" fill="${colour()}"/>`
      : `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour()}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE.wide}" height="${SIDE.high}"><rect width="${SIDE.wide}" height="${SIDE.high}" fill="${colour()}"/>${parts.join('')}</svg>`;
};

const DEMO = 'server/demo/photos';

/** `COUNT` different pictures: up to half of them the demo's drawings, some of them alike but for their colours. */
const different = (): string[] => {
  const drawings = readdirSync(DEMO).filter((name) => name.endsWith('.svg'));
  const drawn = drawings.slice(0, COUNT / 2).map((name) => readFileSync(`${DEMO}/${name}`, 'utf8'));
  return [...drawn, ...Array.from({ length: COUNT - drawn.length }, (_, seed) => shapes(seed))];
};

const jpegOf = (svg: string) => sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();

const trimmed = async (bytes: Buffer, left: number, top: number) => {
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const part = { width: Math.round(width * 0.98), height: Math.round(height * 0.98) };
  return sharp(bytes)
    .extract({ ...part, left: Math.round(width * left), top: Math.round(height * top) })
    .jpeg()
    .toBuffer();
};

const copies = {
  'resized to half': async (bytes: Buffer) => {
    const { width = 0 } = await sharp(bytes).metadata();
    return sharp(bytes)
      .resize(width >> 1)
      .jpeg()
      .toBuffer();
  },
  'recompressed to quality 60': (bytes: Buffer) => sharp(bytes).jpeg({ quality: 60 }).toBuffer(),
  'cropped by 2 % around': (bytes: Buffer) => trimmed(bytes, 0.01, 0.01),
  'cropped by 2 % at the left': (bytes: Buffer) => trimmed(bytes, 0.02, 0),
} as const;

const store = memoryStore();
const save = async (bytes: Buffer) => savePhoto(store, sentPhoto(bytes), 'photo');
type Saved = Awaited<ReturnType<typeof save>>;

const bitsIn = (value: bigint): number =>
  [...BigInt.asUintN(64, value).toString(2)].filter((bit) => bit === '1').length;

/** As the operator's hints find it: by a common band, the distance, and a comparison of both pictures. */
const isFound = async (one: Saved, other: Saved): Promise<boolean> => {
  const [hash = 0n] = other.looks;
  const bands = new Set(bandsOf(hash));
  const isNear = one.looks.some(
    (look) => bandsOf(look).some((band) => bands.has(band)) && bitsIn(look ^ hash) <= MAX_HASH_DISTANCE,
  );
  return isNear && areSame(store, one.name, other.name);
};

/** The different pictures, as they were sent and as they were saved. */
let pictures: { bytes: Buffer; saved: Saved }[];

beforeAll(async () => {
  pictures = [];
  for (const svg of different()) {
    const bytes = await jpegOf(svg);
    pictures.push({ bytes, saved: await save(bytes) });
  }
}, 900_000);

test('hashes that differ in four bits share a band', () => {
  const next = numbers(1);
  for (let round = 0; round < 500; round += 1) {
    const hash = BigInt.asIntN(64, BigInt(Math.floor(next() * 2 ** 52)) * 4_099n);
    let other = hash;
    for (let flip = 0; flip < MAX_HASH_DISTANCE; flip += 1) other ^= 1n << BigInt(Math.floor(next() * 64));
    expect(bandsOf(hash).some((band, at) => band === bandsOf(BigInt.asIntN(64, other))[at])).toBe(true);
  }
});

test.each(Object.entries(copies))('a picture is found again %s', async (_, copyOf) => {
  // Two drawings and two others.
  for (const { bytes, saved } of [...pictures.slice(0, 2), ...pictures.slice(-2)])
    expect(await isFound(await save(await copyOf(bytes)), saved)).toBe(true);
});

test('different pictures are never taken for the same', async () => {
  const saved = pictures.map((picture) => picture.saved);
  const byBand = new Map<number, Saved[]>();
  for (const one of saved) {
    for (const band of bandsOf(one.looks[0] ?? 0n)) byBand.set(band, [...(byBand.get(band) ?? []), one]);
  }
  const wrong: string[] = [];
  for (const [nth, one] of saved.entries()) {
    const candidates = new Set(one.looks.flatMap(bandsOf).flatMap((band) => byBand.get(band) ?? []));
    for (const other of candidates) {
      if (other !== one && (await isFound(one, other))) wrong.push(`${nth} and ${saved.indexOf(other)}`);
    }
  }
  expect(wrong).toEqual([]);
}, 300_000);
