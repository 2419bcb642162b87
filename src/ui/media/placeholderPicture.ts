import { seedOf } from '#src/theme/initials.ts';

// What properties are drawn as: building facades, and the interior of a studio.
type Family = 'haveli' | 'plot' | 'farm' | 'floor' | 'shop' | 'office' | 'studio' | 'warehouse' | 'tower' | 'villa';

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

const familyOf = (propertyType: string): Family =>
  words.find(([word]) => propertyType.toLowerCase().includes(word))?.[1] ?? 'tower';

// The files of public/pictures. Each name is a drawing, a light and a number; each file follows the scheme of its page.
const drawn: Readonly<Record<Family, readonly string[]>> = {
  haveli: ['haveli-rose-7', 'haveli-gold-3', 'haveli-sand-2'],
  plot: ['plot-gold-2', 'plot-rose-3', 'plot-sand-5'],
  farm: ['farm-gold-8', 'farm-dusk-4', 'farm-sand-6'],
  floor: ['floor-sand-9', 'floor-gold-4', 'floor-dusk-8'],
  shop: ['shop-rose-2', 'shop-sand-4', 'shop-gold-6'],
  office: ['office-gold-5', 'office-sand-6', 'office-dusk-3'],
  studio: ['studio-rose-4', 'studio-sand-7', 'studio-dusk-2'],
  warehouse: ['warehouse-sand-3', 'warehouse-gold-7', 'warehouse-dusk-5'],
  tower: ['tower-sand-6', 'slab-rose-3', 'terraces-gold-5', 'tower-gold-14', 'slab-dusk-8', 'terraces-sand-2'],
  villa: ['villa-sand-4', 'villa-rose-10', 'villa-dusk-9'],
};

/** What a home's placeholder picture needs. `drawing` chooses one of its kind's drawings; without it the id decides. */
export interface DrawnHome {
  readonly id: number;
  readonly property_type: string;
  readonly drawing?: number;
}

const urlOf = (name: string, wide: boolean) => `/pictures/${name}${wide ? '-wide' : ''}.svg`;

const drawingOf = ({ id, property_type: type, drawing = seedOf(String(id)) }: DrawnHome): string => {
  const kinds = drawn[familyOf(type)];
  return kinds[drawing % kinds.length] ?? 'tower-sand-6';
};

/**
 * The URL of a home's placeholder picture: a drawing of its kind, always the same one. The `wide` one, 2.2 to 1, is
 * for heroes: a box of any other shape crops off only what is beside or below the home.
 */
export const placeholderFor = (home: DrawnHome, wide = false): string => urlOf(drawingOf(home), wide);

/** The number of preceding homes in a list, beside or above a home, that it should not look like. */
const NEIGHBOURS = 4;

/** The homes of a list, each with a `drawing` unlike those of the homes just before it, if its kind has enough. */
export const unlikeNeighbours = <Home extends DrawnHome>(homes: readonly Home[]): (Home & { drawing: number })[] => {
  const shown: string[] = [];
  return homes.map((home) => {
    const own = seedOf(String(home.id));
    const kinds = drawn[familyOf(home.property_type)];
    const before = shown.slice(-NEIGHBOURS);
    // How many homes ago a drawing was shown, -1 if it was not: the longer ago, the better.
    const distance = (drawing: number) => before.toReversed().indexOf(drawingOf({ ...home, drawing }));
    const choices = kinds.map((_, at) => own + at);
    const drawing =
      choices.find((choice) => distance(choice) < 0) ??
      choices.reduce((best, choice) => (distance(choice) > distance(best) ? choice : best));
    shown.push(drawingOf({ ...home, drawing }));
    return { ...home, drawing };
  });
};
