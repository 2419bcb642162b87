import { type ComponentType, useLayoutEffect, useSyncExternalStore } from 'react';

let shown: ComponentType | undefined;
const listeners = new Set<() => void>();

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const now = () => shown;
const none = () => undefined;

/** Adds the sprite to the page. Drawings call it, so that a page without drawings never loads the sprite. */
export const useSpriteOnPage = (sprite: ComponentType): void => {
  useLayoutEffect(() => {
    if (shown === sprite) return;
    shown = sprite;
    for (const listener of listeners) listener();
  }, [sprite]);
};

/** The sprite of the page once a drawing is mounted. Undefined while a page is rendered on the server. */
export const usePageSprite = (): ComponentType | undefined => useSyncExternalStore(listen, now, none);
