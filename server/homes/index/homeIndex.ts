import { calculatorUnitOf, factorOf } from '#contract/rules/area.ts';
import { amenityBits, type FeatureTrait, kindParts, packed, type TraitName, traitParts } from './codes.ts';
import { newPlaces, type Places } from './places.ts';
import { nextVersion } from './versions.ts';

/** A public home as the database has it: what filters, sorting and counts need. */
export interface IndexedHome extends Readonly<Record<FeatureTrait, string | null>> {
  readonly id: number;
  readonly broker_id: number;
  readonly city: string | null;
  readonly locality: string | null;
  readonly property_type: string;
  readonly num_bedrooms: string | null;
  readonly expected_price: number | null;
  readonly built_up_area: number | null;
  readonly area_unit: string | null;
  readonly amenities: readonly string[];
  readonly photos: boolean;
  /** Milliseconds. */
  readonly listed_at: number;
}

/** The area of a home in a unit without a factor: it is not compared with others. */
export const NO_FACTOR = -1;

/** Square feet; NaN without an area, `NO_FACTOR` in a unit without a factor. */
export const squareFeetOf = (area: number | null, unit: string | null): number => {
  if (!area) return Number.NaN;
  const feet = unit === null ? undefined : factorOf(calculatorUnitOf(unit))?.feet;
  return feet === undefined ? NO_FACTOR : area * feet;
};

const columnsOf = (capacity: number) => ({
  id: new Int32Array(capacity),
  kind: new Uint8Array(capacity),
  traits: new Uint16Array(capacity),
  amenities: new Uint16Array(capacity),
  place: new Int32Array(capacity),
  broker: new Int32Array(capacity),
  price: new Float64Array(capacity),
  area: new Float64Array(capacity),
  rate: new Float64Array(capacity),
  listed: new Float64Array(capacity),
});
export type Columns = ReturnType<typeof columnsOf>;

/**
 * All public homes, with a column of numbers for each property that searches use. One pass over a million homes counts
 * for every filter at once in a few milliseconds; PostgreSQL needs hundreds for the same.
 */
export interface HomeIndex {
  readonly columns: Columns;
  readonly places: Places;
  /** The number of homes, which fill the first slots of each column. */
  readonly size: number;
  /** A home's slot in the columns; -1 if it is not in the index. */
  slotOf(id: number): number;
  put(home: IndexedHome): void;
  remove(id: number): void;
  /** Changes with every change, and is unique across indexes. */
  readonly version: number;
}

const longer = <T extends Columns[keyof Columns]>(column: T, capacity: number): T => {
  const copy = new (column.constructor as new (size: number) => T)(capacity);
  copy.set(column as never);
  return copy;
};

/** An empty index. */
export const newHomeIndex = (): HomeIndex => {
  let columns = columnsOf(1024);
  // By id, one more than the slot: 0 is none.
  let slots = new Int32Array(1024);
  let size = 0;
  let version = nextVersion();
  const places = newPlaces();
  const slotOf = (id: number) => (slots[id] ?? 0) - 1;

  const makeRoom = (id: number) => {
    if (size === columns.id.length) {
      columns = Object.fromEntries(
        Object.entries(columns).map(([name, column]) => [name, longer(column, size * 2)]),
      ) as Columns;
    }
    if (id >= slots.length) slots = longer(slots, Math.max(id + 1, slots.length * 2));
  };

  const write = (slot: number, home: IndexedHome) => {
    const { price, area, rate } = columns;
    const feet = squareFeetOf(home.built_up_area, home.area_unit);
    // A price of 0 means "on request".
    const rupees = home.expected_price || Number.NaN;
    columns.id[slot] = home.id;
    columns.kind[slot] = packed(kindParts, { type: home.property_type, bedrooms: home.num_bedrooms });
    columns.traits[slot] = packed<TraitName>(traitParts, { ...home, photos: home.photos ? 'true' : null });
    columns.amenities[slot] = amenityBits(home.amenities);
    columns.place[slot] = places.add(home.city, home.locality);
    columns.broker[slot] = home.broker_id;
    price[slot] = rupees;
    area[slot] = feet;
    rate[slot] = feet > 0 && rupees > 0 ? rupees / feet : Number.NaN;
    columns.listed[slot] = home.listed_at;
  };

  // The last home moves into the freed slot, so that the columns have no holes.
  const moveLast = (slot: number) => {
    const last = size - 1;
    for (const column of Object.values(columns)) column[slot] = column[last] ?? 0;
    slots[columns.id[slot] ?? 0] = slot + 1;
  };

  const remove = (id: number) => {
    const slot = slotOf(id);
    if (slot < 0) return;
    version = nextVersion();
    places.remove(columns.place[slot] ?? 0);
    moveLast(slot);
    size -= 1;
    slots[id] = 0;
  };

  return {
    get columns() {
      return columns;
    },
    get size() {
      return size;
    },
    get version() {
      return version;
    },
    places,
    slotOf,
    remove,
    put: (home) => {
      version = nextVersion();
      const known = slotOf(home.id);
      if (known >= 0) places.remove(columns.place[known] ?? 0);
      else makeRoom(home.id);
      const slot = known >= 0 ? known : size;
      write(slot, home);
      if (known >= 0) return;
      slots[home.id] = slot + 1;
      size += 1;
    },
  };
};
