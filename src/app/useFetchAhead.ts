import { useEffect } from 'react';
import { fetchPageAt } from './pageAt.ts';

const fetchAhead = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) fetchPageAt(link);
};

/** Begins to fetch the code of a page when its link is pointed at, touched or focused, so that it is there when the link is followed. */
export const useFetchAhead = (): void => {
  useEffect(() => {
    const signs = ['pointerover', 'focusin'] as const;
    for (const sign of signs) document.addEventListener(sign, fetchAhead, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, fetchAhead);
    };
  }, []);
};
