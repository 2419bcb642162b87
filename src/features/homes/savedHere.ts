import { keptHomes } from './keptHomes.ts';

/** The homes saved in this browser, the latest last. For a signed-in person, they are the account's. */
export const savedHere = keptHomes('nivaas.savedHomes');

/** A home saved or removed in this browser, which no account knows about yet. */
export interface UnsentHome {
  readonly id: number;
  readonly isSaved: boolean;
  /** The email of the account that the change belongs to; empty if it belongs to the next person who signs in. */
  readonly of: string;
}

const UNSENT = 'nivaas.savedHomes.unsent';

const isUnsent = (value: Partial<UnsentHome>): value is UnsentHome =>
  Number.isSafeInteger(value?.id) && typeof value.isSaved === 'boolean' && typeof value.of === 'string';

/** The changes that no account knows about yet, in order, at most one per home. */
export const unsentHomes = (): UnsentHome[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(UNSENT) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isUnsent) : [];
  } catch {
    return [];
  }
};

/** Keeps these changes, and no others. */
export const storeUnsent = (changes: readonly UnsentHome[]): void => {
  try {
    if (changes.length > 0) localStorage.setItem(UNSENT, JSON.stringify(changes));
    else localStorage.removeItem(UNSENT);
  } catch {
    // Storage is refused, so this browser keeps no homes either.
  }
};

/** The list after a change: a saved home goes last, as the latest. */
export const changedBy = (ids: readonly number[], { id, isSaved }: Pick<UnsentHome, 'id' | 'isSaved'>): number[] => {
  const others = ids.filter((one) => one !== id);
  return isSaved ? [...others, id] : others;
};

/** Saves or removes a home in this browser only. */
export const noteSaved = (id: number, isSaved: boolean): void =>
  savedHere.write(changedBy(savedHere.ids(), { id, isSaved }));

/** The same, and records the change to send to an account later. */
export const changeSaved = (change: UnsentHome): void => {
  noteSaved(change.id, change.isSaved);
  storeUnsent([...unsentHomes().filter(({ id }) => id !== change.id), change]);
};
