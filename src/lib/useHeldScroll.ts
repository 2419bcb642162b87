import { useEffect } from 'react';

/** Locks the page's scrolling while `held`; padding replaces the scroll bar, so that the layout does not shift. */
export const useHeldScroll = (held: boolean): void => {
  useEffect(() => {
    if (!held) return;
    const { style, clientWidth } = document.documentElement;
    const { overflow, paddingRight } = style;
    const bar = window.innerWidth - clientWidth;
    style.overflow = 'hidden';
    if (bar > 0) style.paddingRight = `${bar}px`;
    return () => {
      style.overflow = overflow;
      style.paddingRight = paddingRight;
    };
  }, [held]);
};
