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

/** Brings what drawings share onto the page: a drawing calls it, so that a page without drawings never fetches it. */
export const useSpriteOnPage = (sprite: ComponentType): void => {
  useLayoutEffect(() => {
    if (shown === sprite) return;
    shown = sprite;
    for (const listener of listeners) listener();
  }, [sprite]);
};

/** What the page's drawings share, once one of them is there. Nothing on a page that was made before it is served. */
export const usePageSprite = (): ComponentType | undefined => useSyncExternalStore(listen, now, none);
