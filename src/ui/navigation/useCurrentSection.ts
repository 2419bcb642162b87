import { useEffect, useState } from 'react';

/** What shows below the frame's header (and the bar of narrow windows) and in the upper half of the window decides. */
const BAND = '-160px 0px -50% 0px';

/** What a person does to scroll, or before. */
const byHand = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

const isAtEnd = () => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight > clientHeight && scrollTop + clientHeight >= scrollHeight - 2;
};

/**
 * The id of the section that is being read. It follows the scrolling: the first one in the upper half of the window, and at
 * the page's end the last one. A section that was gone to (it has the focus) stays the current one until somebody scrolls by
 * hand, because the last ones may be too short to reach the window's top.
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
      // Between two sections nothing is inside: the last one stays.
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
    for (const event of byHand) window.addEventListener(event, release, { passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', hold);
      window.removeEventListener('scroll', settle);
      for (const event of byHand) window.removeEventListener(event, release);
    };
  }, [all]);
  return current;
};
