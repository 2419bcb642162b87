import { useEffect } from 'react';

/** Keeps the page from scrolling while something lies over it; nothing moves when the scroll bar goes. */
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
