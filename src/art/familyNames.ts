/** What properties are drawn as: building facades, and the interior of a studio. */
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

// The first matching word decides. A type that matches none is a flat, drawn as a tower.
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

/** The family of a property type. */
export const familyOf = (propertyType: string): Family =>
  words.find(([word]) => propertyType.toLowerCase().includes(word))?.[1] ?? 'tower';
