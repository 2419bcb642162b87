import { type Family, familyOf } from '#src/art/familyNames.ts';

// Drawn into public/pictures by `npm run pictures`: a light and a seed each, so that neighbours differ.
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

/** Every picture that can stand in for a photo. */
export const placeholderNames: readonly string[] = Object.entries(drawn).flatMap(([family, kinds]) =>
  kinds.map((kind) => `/pictures/${family}-${kind}.svg`),
);

/** The address of the drawing that stands in where a listing has no photo: its kind's, always the same one. */
export const placeholderFor = ({ id, property_type: type }: { id: number; property_type: string }): string => {
  const family = familyOf(type);
  const kinds = drawn[family];
  return `/pictures/${family}-${kinds[id % kinds.length]}.svg`;
};
