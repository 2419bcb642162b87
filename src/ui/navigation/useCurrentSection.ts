import { useEffect, useState } from 'react';

/** A section counts if it is visible below the header (and the bar of narrow windows) in the upper half of the window. */
const BAND = '-160px 0px -50% 0px';

/** Events that mean that the user scrolls. */
const scrollEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

const isAtEnd = () => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight > clientHeight && scrollTop + clientHeight >= scrollHeight - 2;
};

/**
 * The id of the current section: the first one in the upper half of the window, and the last one at the end of the page. A
 * section that was focused stays current until the person scrolls, because the last ones may be too short to reach the top.
 */
export const useCurrentSection = (ids: readonly string[]): string => {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const all = ids.join(' ');
  useEffect(() => {
    const order = all.split(' ');
    const inside = new Set<string>();
    let isHeld = false;
    const settle = () => {
      if (isHeld) return;
      // Between two sections the previous one stays current.
      const read = isAtEnd() ? order.at(-1) : order.find((id) => inside.has(id));
      if (read) setCurrent(read);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inside.add(target.id);
          else inside.delete(target.id);
        }
        settle();
      },
      { rootMargin: BAND },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    const hold = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !order.includes(target.id)) return;
      isHeld = true;
      setCurrent(target.id);
    };
    const release = () => {
      isHeld = false;
    };
    document.addEventListener('focusin', hold);
    window.addEventListener('scroll', settle, { passive: true });
    for (const event of scrollEvents) window.addEventListener(event, release, { passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', hold);
      window.removeEventListener('scroll', settle);
      for (const event of scrollEvents) window.removeEventListener(event, release);
    };
  }, [all]);
  return current;
};
