import { keptHomes } from './keptHomes.ts';

/** The homes that are saved in this browser, the latest last. A signed-in person's are those of the account. */
export const savedHere = keptHomes('nivaas.savedHomes');

/** A home that was saved or taken off in this browser, which no account knows of yet. */
export interface UnsentHome {
  readonly id: number;
  readonly isSaved: boolean;
  /** The email of the account that the change belongs to; empty if it belongs to the next person who signs in. */
  readonly of: string;
}

const UNSENT = 'nivaas.savedHomes.unsent';

const isUnsent = (value: Partial<UnsentHome>): value is UnsentHome =>
  Number.isSafeInteger(value?.id) && typeof value.isSaved === 'boolean' && typeof value.of === 'string';

/** The changes that no account knows of yet, in their order, one a home. */
export const unsentHomes = (): UnsentHome[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(UNSENT) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isUnsent) : [];
  } catch {
    return [];
  }
};

/** Keeps these changes, and no others. */
export const keepUnsent = (changes: readonly UnsentHome[]): void => {
  try {
    if (changes.length > 0) localStorage.setItem(UNSENT, JSON.stringify(changes));
    else localStorage.removeItem(UNSENT);
  } catch {
    // Storage is refused, so this browser keeps no homes either.
  }
};

/** The list with a change made: a saved home is the latest. */
export const changedBy = (ids: readonly number[], { id, isSaved }: Pick<UnsentHome, 'id' | 'isSaved'>): number[] => {
  const others = ids.filter((one) => one !== id);
  return isSaved ? [...others, id] : others;
};

/** Adds a home, or takes it off, in this browser alone. */
export const noteSaved = (id: number, isSaved: boolean): void =>
  savedHere.write(changedBy(savedHere.ids(), { id, isSaved }));

/** The same, and notes that an account is still to be told. */
export const changeSaved = (change: UnsentHome): void => {
  noteSaved(change.id, change.isSaved);
  keepUnsent([...unsentHomes().filter(({ id }) => id !== change.id), change]);
};
