import { useEffect } from 'react';

/** Locks page scrolling while `held`. The layout does not shift: the page always reserves room for the scrollbar. */
export const useScrollLock = (held: boolean): void => {
  useEffect(() => {
    if (!held) return;
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    return () => {
      style.overflow = overflow;
    };
  }, [held]);
};
