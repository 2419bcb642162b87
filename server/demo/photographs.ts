import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DemoData, PHOTOGRAPHED } from '#contract/fixtures/demoData.ts';
import { sharp } from '../media/sharp.ts';

// Beside the running module: server/demo/photos from the sources, dist/server/photos when built.
const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'photos');

// By property type for a home's first picture, and by category for the others.
const files: Readonly<Record<string, readonly string[]>> = {
  villa: ['villa', 'villaDusk'],
  flat: ['towers', 'flats'],
  penthouse: ['terrace', 'towers'],
  builder_floor: ['floors'],
  studio_apartment: ['studio'],
  commercial_shop: ['shops'],
  showroom: ['office', 'shops'],
  bedroom: ['bedroom'],
  kitchen: ['kitchen'],
  bathroom: ['bathroom'],
  other: ['living', 'stairs', 'portrait', 'panorama'],
};

/**
 * The share of a photograph that is left when it is cropped for another home, so that no two homes have the same
 * picture.
 */
const CUT = 0.82;

const cut = async (bytes: Buffer, turn: number): Promise<Buffer> => {
  const picture = sharp(bytes);
  const { width = 0, height = 0 } = await picture.metadata();
  const size = { width: Math.round(width * CUT), height: Math.round(height * CUT) };
  const left = turn % 3 === 2 ? 0 : width - size.width;
  return picture
    .extract({ ...size, left, top: Math.round((height - size.height) / 2) })
    .flop(turn % 2 === 1)
    .jpeg({ quality: 90 })
    .toBuffer();
};

/** A drawing of the demo as SVG: a broker, or the exterior, a room or the map of a home, such as `kitchen-14`. */
export const readDrawing = (name: string): Promise<Buffer> => readFile(path.join(folder, `${name}.svg`));

type Reader = () => Promise<Buffer>;

const reader =
  (name: string, turn: number): Reader =>
  async () => {
    const bytes = await readFile(path.join(folder, `${name}.avif`));
    return turn === 0 ? bytes : cut(bytes, turn);
  };

/**
 * Readers of the photographs of the photographed broker's homes, by home and picture; undefined for a picture without a
 * photograph (a map), which is drawn instead.
 */
export const photographsOf = ({ properties }: DemoData): ReadonlyMap<number, readonly (Reader | undefined)[]> => {
  const taken = new Map<string, number>();
  const next = (key: string): Reader | undefined => {
    const names = files[key];
    const nth = taken.get(key) ?? 0;
    taken.set(key, nth + 1);
    const name = names?.[nth % names.length];
    return names && name ? reader(name, Math.floor(nth / names.length)) : undefined;
  };
  const homes = properties.filter(({ brokerId }) => brokerId === PHOTOGRAPHED);
  return new Map(
    homes.map(({ id, body, photoCategories }) => [
      id,
      photoCategories.map((category, at) => next(at === 0 ? (body.basic.property_type ?? 'flat') : category)),
    ]),
  );
};
