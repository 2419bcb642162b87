import { useSyncExternalStore } from 'react';
import { storageSubscribers } from './storageSubscribers.ts';

const KEY = 'nivaas.saved';
const { subscribe, tell } = storageSubscribers();

// If storage is refused or full, saved cards last as long as the page.
let kept: string | undefined;

const read = (): string => {
  try {
    return kept ?? localStorage.getItem(KEY) ?? '[]';
  } catch {
    return '[]';
  }
};

const idsIn = (text: string): string[] => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

const write = (ids: readonly string[]) => {
  const text = JSON.stringify(ids);
  kept = undefined;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    kept = text;
  }
  tell();
};

/** Whether a card is saved in this browser, and a function that toggles it; synchronized across tabs. */
export function useSavedCard(id: string): [saved: boolean, toggle: () => void] {
  const saved = useSyncExternalStore(
    subscribe,
    () => idsIn(read()).includes(id),
    () => false,
  );
  const toggle = () => {
    const ids = idsIn(read());
    write(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  };
  return [saved, toggle];
}
