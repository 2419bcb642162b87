import { BETWEEN_WORDS } from '#server/properties/places.ts';
import { nextVersion } from './versions.ts';

/** A city and a locality in it, as some brokers write them. */
export interface Place {
  readonly city: string | null;
  readonly locality: string | null;
  /** Lower-case, to compare. */
  readonly cityKey: string;
  readonly localityKey: string;
  readonly homes: number;
  /** Changes with every change of a home there. */
  readonly stamp: number;
}

/** The places of an index, by number. A number keeps its place. */
export interface Places {
  readonly all: readonly Place[];
  /** The number of a place; counts a home there. */
  add(city: string | null, locality: string | null): number;
  /** A home there is gone. */
  remove(place: number): void;
  /** Changes when a place gets its first home or loses its last, and is that of no other index. */
  readonly version: number;
}

const betweenWords = new RegExp(BETWEEN_WORDS, 'g');

/** How names of places are compared: `Vaishali  nagar` is `vaishali nagar`, and `C-Scheme Extn.` is `c scheme extn`. */
export const placeKey = (name: string | null | undefined): string =>
  (name ?? '').replace(betweenWords, ' ').trim().toLowerCase();

/** A name as it is shown; null for one of signs alone. */
const nameOf = (name: string | null): string | null => (placeKey(name) && name?.trim()) || null;

/** No places yet. */
export const newPlaces = (): Places => {
  const all: { -readonly [Name in keyof Place]: Place[Name] }[] = [];
  const numbers = new Map<string, number>();
  let version = nextVersion();
  return {
    all,
    get version() {
      return version;
    },
    add: (city, locality) => {
      const [cityKey, localityKey] = [placeKey(city), placeKey(locality)];
      const key = `${cityKey}\n${localityKey}`;
      const known = numbers.get(key) ?? all.length;
      numbers.set(key, known);
      const place = all[known] ?? { city: null, locality: null, cityKey, localityKey, homes: 0, stamp: 0 };
      all[known] = place;
      if (place.homes === 0) {
        // A spelling is forgotten with its last home.
        place.city = nameOf(city);
        place.locality = nameOf(locality);
        version = nextVersion();
      }
      place.homes += 1;
      place.stamp += 1;
      return known;
    },
    remove: (number) => {
      const place = all[number];
      if (!place) return;
      place.homes -= 1;
      place.stamp += 1;
      if (place.homes === 0) version = nextVersion();
    },
  };
};
