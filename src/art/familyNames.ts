/** The facades that properties are drawn as, by the names of their drawings. */
export type Family = 'haveli' | 'plot' | 'farm' | 'floor' | 'shop' | 'office' | 'warehouse' | 'tower' | 'villa';

// The first word that a type holds decides; what matches none is a flat, and flats stand in towers.
const words: readonly (readonly [word: string, family: Family])[] = [
  ['haveli', 'haveli'],
  ['hotel', 'haveli'],
  ['guest', 'haveli'],
  ['agricultural', 'plot'],
  ['farm', 'farm'],
  ['plot', 'plot'],
  ['land', 'plot'],
  ['floor', 'floor'],
  ['shop', 'shop'],
  ['showroom', 'shop'],
  ['office', 'office'],
  ['business', 'office'],
  ['warehouse', 'warehouse'],
  ['factory', 'warehouse'],
  ['penthouse', 'tower'],
  ['villa', 'villa'],
  ['house', 'villa'],
];

/** The name of the facade that a property type is drawn as. */
export const familyOf = (propertyType: string): Family =>
  words.find(([word]) => propertyType.toLowerCase().includes(word))?.[1] ?? 'tower';
