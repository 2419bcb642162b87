import { useSyncExternalStore } from 'react';
import { MOST_COMPARED } from '#contract/homes/choices.ts';
import { storageFollowers } from '#src/lib/storageFollowers.ts';

/** A list of homes that this browser keeps; synchronized across tabs. */
const keptHomes = (key: string) => {
  const { subscribe, tell } = storageFollowers();
  // Where storage is refused, the list lasts as long as the page.
  let kept = '';
  const read = (): string => {
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      return kept;
    }
  };
  const idsIn = (text: string): number[] =>
    text.split(',').flatMap((id) => (/^[1-9]\d{0,9}$/.test(id) ? Number(id) : []));
  const ids = () => idsIn(read());
  const write = (list: readonly number[]) => {
    kept = list.join(',');
    try {
      localStorage.setItem(key, kept);
    } catch {
      // `kept` holds it.
    }
    tell();
  };
  /** The homes' ids, the latest last. On the server, and until the page acts, none. */
  const useIds = (): number[] => idsIn(useSyncExternalStore(subscribe, read, () => ''));
  return { ids, write, useIds };
};

const saved = keptHomes('nivaas.savedHomes');
const compared = keptHomes('nivaas.comparedHomes');

/** The homes that are saved in this browser, the latest last. */
export const useSavedHomes = saved.useIds;

/** Takes homes off the saved ones. */
export const forgetHomes = (gone: readonly number[]): void =>
  saved.write(saved.ids().filter((id) => !gone.includes(id)));

/** Whether a home is saved in this browser, and a function that toggles it. */
export const useSavedHome = (id: number): [isSaved: boolean, toggle: () => void] => {
  const isSaved = saved.useIds().includes(id);
  const toggle = () => {
    const ids = saved.ids();
    saved.write(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  };
  return [isSaved, toggle];
};

/** The homes that are chosen to be compared. */
export const useComparedHomes = compared.useIds;

/** Chooses a home to be compared, or takes it off; false if there is no room for it. */
export const toggleCompared = (id: number): boolean => {
  const ids = compared.ids();
  if (ids.includes(id)) compared.write(ids.filter((one) => one !== id));
  else if (ids.length >= MOST_COMPARED) return false;
  else compared.write([...ids, id]);
  return true;
};
