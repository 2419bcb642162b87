import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * An element's width in pixels, known before the first paint and kept up to date; 0 before it is there. While the element is
 * not laid out (hidden, or a page that is being printed or pictured) the last width stays: nothing is to be rebuilt for that.
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
