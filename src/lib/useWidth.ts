import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * An element's width in pixels, measured before the first paint and kept up to date; 0 before it is mounted. While the
 * element has no layout (hidden, or during printing and screenshots), the last width stays, so that nothing
 * re-renders.
 */
export const useWidth = (of: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return;
    const measure = () => setWidth((last) => element.clientWidth || last);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);
  return width;
};
