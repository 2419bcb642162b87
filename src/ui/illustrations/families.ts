/** The families of drawings: what a kind of property looks like. */
export type DrawingFamily = 'haveli' | 'villa' | 'tower' | 'floor' | 'farm' | 'plot' | 'shop' | 'office';

/** A family drawn in one of its moods, by day and by night: addresses of two SVG files. */
export interface Drawing {
  light: string;
  dark: string;
}

const files = import.meta.glob<string>('./drawings/*.svg', { eager: true, query: '?url', import: 'default' });

const moods: Record<DrawingFamily, readonly string[]> = {
  haveli: ['rose', 'gold', 'dusk'],
  villa: ['sand', 'dusk', 'gold'],
  tower: ['sand', 'dusk', 'rose'],
  floor: ['rose', 'sand', 'gold'],
  farm: ['sand', 'gold', 'rose'],
  plot: ['sand', 'gold', 'rose'],
  shop: ['rose', 'sand', 'dusk'],
  office: ['sand', 'dusk', 'rose'],
};

// The first word that a type holds decides; what matches none is a flat, and flats stand in towers.
const words: readonly [string, DrawingFamily][] = [
  ['haveli', 'haveli'],
  ['hotel', 'haveli'],
  ['guest', 'haveli'],
  ['farm', 'farm'],
  ['plot', 'plot'],
  ['land', 'plot'],
  ['floor', 'floor'],
  ['shop', 'shop'],
  ['showroom', 'shop'],
  ['office', 'office'],
  ['business', 'office'],
  ['warehouse', 'office'],
  ['factory', 'office'],
  ['penthouse', 'tower'],
  ['villa', 'villa'],
  ['house', 'villa'],
];

/** The family that a property type is drawn in. */
export function familyOf(type: string): DrawingFamily {
  return words.find(([word]) => type.toLowerCase().includes(word))?.[1] ?? 'tower';
}

/** The drawing of a family that belongs to a seed (any whole number). */
export function drawingOf(family: DrawingFamily, seed: number): Drawing {
  const mood = moods[family][Math.abs(seed) % moods[family].length];
  const file = (scheme: string) => files[`./drawings/${family}-${mood}-${scheme}.svg`] ?? '';
  return { light: file('light'), dark: file('dark') };
}
