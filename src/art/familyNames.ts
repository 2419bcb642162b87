/** The facades that properties are drawn with, by the names of their drawings. */
export type Family = 'haveli' | 'plot' | 'farm' | 'floor' | 'shop' | 'office' | 'warehouse' | 'tower' | 'villa';

// The first word that a type contains decides. A type that matches no word is a flat, and a flat is in a tower.
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

/** The name of the facade for a property type. */
export const familyOf = (propertyType: string): Family =>
  words.find(([word]) => propertyType.toLowerCase().includes(word))?.[1] ?? 'tower';
