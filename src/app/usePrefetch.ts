import { useEffect } from 'react';
import { fetchPageAt } from './pageAt.ts';

const prefetch = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) fetchPageAt(link);
};

/** Prefetches a page's code when a link to it is hovered, touched or focused, so that it is ready on click. */
export const usePrefetch = (): void => {
  useEffect(() => {
    const signs = ['pointerover', 'focusin'] as const;
    for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, prefetch);
    };
  }, []);
};
