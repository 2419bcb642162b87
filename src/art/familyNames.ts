/** What properties are drawn as: facades, and a studio from within. */
export type Family =
  | 'haveli'
  | 'plot'
  | 'farm'
  | 'floor'
  | 'shop'
  | 'office'
  | 'studio'
  | 'warehouse'
  | 'tower'
  | 'villa';

// The first word that a type contains decides. A type that matches no word is a flat, and a flat is in a tower.
const words: readonly (readonly [word: string, family: Family])[] = [
  ['studio', 'studio'],
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

/** The name of the family of a property type. */
export const familyOf = (propertyType: string): Family =>
  words.find(([word]) => propertyType.toLowerCase().includes(word))?.[1] ?? 'tower';
