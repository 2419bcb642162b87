import { useSyncExternalStore } from 'react';
import { storageSubscribers } from '#src/lib/storageSubscribers.ts';

/** A list of homes that this browser keeps; synchronized across tabs. */
export const keptHomes = (key: string) => {
  const { subscribe, tell } = storageSubscribers();
  // Where storage is refused or full, the list lasts as long as the page.
  let kept: string | undefined;
  const read = (): string => {
    try {
      return kept ?? localStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  const idsIn = (text: string): number[] =>
    text.split(',').flatMap((id) => (/^[1-9]\d{0,9}$/.test(id) ? Number(id) : []));
  const ids = () => idsIn(read());
  const write = (list: readonly number[]) => {
    kept = undefined;
    try {
      localStorage.setItem(key, list.join(','));
    } catch {
      kept = list.join(',');
    }
    tell();
  };
  /** The homes' ids, the latest last; empty on the server and until hydration. */
  const useIds = (): number[] => idsIn(useSyncExternalStore(subscribe, read, () => ''));
  /** Whether a home is among them: renders only when that changes. */
  const useHas = (id: number): boolean =>
    useSyncExternalStore(
      subscribe,
      () => ids().includes(id),
      () => false,
    );
  return { ids, write, useIds, useHas };
};
