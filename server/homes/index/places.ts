import { BETWEEN_WORDS } from '#server/properties/places.ts';
import { nextVersion } from './versions.ts';

/** A city and a locality in it, as spelled by a broker. */
export interface Place {
  readonly city: string | null;
  readonly locality: string | null;
  /** Lower-case, for comparison. */
  readonly cityKey: string;
  readonly localityKey: string;
  readonly homes: number;
  /** Changes with every change of a home there. */
  readonly stamp: number;
}

/** The places of an index, by number. A place's number never changes. */
export interface Places {
  readonly all: readonly Place[];
  /** Counts a home in a place, and returns the place's number. */
  add(city: string | null, locality: string | null): number;
  /** Counts one home less in a place. */
  remove(place: number): void;
  /** Changes when a place gets its first home or loses its last, and is unique across indexes. */
  readonly version: number;
}

const betweenWords = new RegExp(BETWEEN_WORDS, 'g');

/**
 * The key for comparing place names: `Vaishali  nagar` becomes `vaishali nagar`, and `C-Scheme Extn.` becomes `c scheme
 * extn`.
 */
export const placeKey = (name: string | null | undefined): string =>
  (name ?? '').replace(betweenWords, ' ').trim().toLowerCase();

/** A name for display; null for one that consists of punctuation only. */
const nameOf = (name: string | null): string | null => (placeKey(name) && name?.trim()) || null;

/** Creates an empty list of places. */
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
        // A place's spelling is replaced once all its homes are gone.
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
