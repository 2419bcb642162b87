import { type Family, familyOf } from '#src/art/familyNames.ts';

// Drawn into public/pictures by `npm run pictures`. Each name is a light and a seed.
const drawn: Readonly<Record<Family, readonly string[]>> = {
  haveli: ['rose-7', 'gold-3', 'sand-2'],
  plot: ['gold-2', 'rose-3', 'sand-5'],
  farm: ['gold-8', 'dusk-4', 'sand-6'],
  floor: ['sand-9', 'gold-4', 'dusk-8'],
  shop: ['rose-2', 'sand-4', 'gold-6'],
  office: ['gold-5', 'sand-6', 'dusk-3'],
  warehouse: ['sand-3', 'gold-7', 'dusk-5'],
  tower: ['sand-6', 'rose-8', 'gold-14'],
  villa: ['sand-4', 'rose-10', 'dusk-9'],
};

/** The URLs of all placeholder pictures. */
export const placeholderNames: readonly string[] = Object.entries(drawn).flatMap(([family, kinds]) =>
  kinds.map((kind) => `/pictures/${family}-${kind}.svg`),
);

/** The URL of a listing's placeholder picture: a drawing of its kind, always the same one. */
export const placeholderFor = ({ id, property_type: type }: { id: number; property_type: string }): string => {
  const family = familyOf(type);
  const kinds = drawn[family];
  return `/pictures/${family}-${kinds[id % kinds.length]}.svg`;
};
