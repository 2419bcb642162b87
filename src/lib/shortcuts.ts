import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { storageSubscribers } from './storageSubscribers.ts';

const KEY = 'nivaas.shortcuts';
const { subscribe, tell } = storageSubscribers();

// If storage is refused or full, the choice lasts as long as the page.
let kept: boolean | undefined;

const read = (): boolean => {
  try {
    return kept ?? localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

const write = (on: boolean) => {
  kept = undefined;
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    kept = on;
  }
  tell();
};

/** Whether single-key shortcuts are on in this browser, and a function that changes it. */
export const useShortcuts = (): [on: boolean, choose: (on: boolean) => void] => [
  useSyncExternalStore(subscribe, read),
  write,
];

const ELSEWHERE =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a key belongs to something other than the page: a field, or a dialog or menu that does not contain `own`. */
export const isElsewhere = ({ target }: Event, own: Element | null = null): boolean => {
  const place = target instanceof Element ? target.closest(ELSEWHERE) : undefined;
  return place === undefined || (place !== null && (place === own || !place.contains(own)));
};

/** Runs `act` when a single key is pressed on the page or dialog that contains `own`, unless shortcuts are off. */
export const useShortcut = (key: string, act: () => void, own?: RefObject<Element | null>): void => {
  const [on] = useShortcuts();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() !== key || isElsewhere(event, own?.current)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!on) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
};
