import { useEffect } from 'react';

/** Locks the page's scrolling while `held`. The layout does not shift, because the page always leaves room for the scroll bar. */
export const useHeldScroll = (held: boolean): void => {
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
