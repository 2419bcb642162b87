import { useEffect, useState } from 'react';

/** What shows below the frame's header (and the bar of narrow windows) and in the upper half of the window decides. */
const BAND = '-160px 0px -50% 0px';

/** The id of the section that is being read: the first one in the upper half of the window. It follows the scrolling. */
export const useCurrentSection = (ids: readonly string[]): string => {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const all = ids.join(' ');
  useEffect(() => {
    const order = all.split(' ');
    const inside = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inside.add(target.id);
          else inside.delete(target.id);
        }
        const first = order.find((id) => inside.has(id));
        // Between two sections nothing is inside: the last one stays.
        if (first) setCurrent(first);
      },
      { rootMargin: BAND },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  return current;
};
