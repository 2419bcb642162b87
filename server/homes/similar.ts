import { propertyTypes } from '#contract/properties/choices.ts';
import { groupOf } from '#contract/properties/typeGroups.ts';
import { kindParts, unpacked } from './index/codes.ts';
import type { HomeIndex } from './index/homeIndex.ts';
import { placeKey } from './index/places.ts';

/** What decides how similar homes are. */
export interface Likeness {
  readonly id: number;
  readonly property_type: string;
  readonly city: string | null;
  readonly locality: string | null;
  readonly num_bedrooms: string | null;
  readonly expected_price: number | null;
}

const MOST = 6;
const types = unpacked<keyof typeof kindParts>(kindParts, 'type');
// By type code; code 0 means no type.
const groups = ['', ...propertyTypes.values].map(groupOf);
const bedrooms = unpacked<keyof typeof kindParts>(kindParts, 'bedrooms');

/**
 * The homes most similar to a given one, at most six: in its city, then by type, locality, bedrooms and closeness of
 * the price. A home in another city is not similar, and land or business premises are not similar to a home to live in.
 */
export const similarTo = ({ columns, places, size }: HomeIndex, home: Likeness): number[] => {
  const [city, locality] = [placeKey(home.city), placeKey(home.locality)];
  const farOf = Float64Array.from(places.all, (place) =>
    place.cityKey === city ? (place.localityKey === locality ? 0 : 4) : Number.NaN,
  );
  const [type, rooms] = [kindParts.type.of(home.property_type), kindParts.bedrooms.of(home.num_bedrooms)];
  const group = groupOf(home.property_type);
  const price = Math.log(home.expected_price || Number.NaN);
  const best: { id: number; far: number }[] = [];
  for (let slot = size - 1; slot >= 0; slot -= 1) {
    const kind = columns.kind[slot] as number;
    if (groups[types[kind] as number] !== group) continue;
    const near = (farOf[columns.place[slot] as number] as number) + (types[kind] === type ? 0 : 8);
    if (Number.isNaN(near)) continue;
    const worst = best.length < MOST ? Number.POSITIVE_INFINITY : (best.at(-1)?.far ?? 0);
    if (near >= worst) continue;
    const apart = Math.abs(Math.log(columns.price[slot] as number) - price);
    const far = near + (bedrooms[kind] === rooms ? 0 : 1) + (apart < 1 ? apart : 1);
    const id = columns.id[slot] as number;
    if (far >= worst || id === home.id) continue;
    const at = best.findIndex((other) => other.far > far);
    best.splice(at < 0 ? best.length : at, 0, { id, far });
    if (best.length > MOST) best.pop();
  }
  return best.map(({ id }) => id);
};
