import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Whoever followed a link goes on from the new page's main part, with the keyboard and with what is read out: the old link may be
 * gone, or far below. Who came to what the hash names goes on from there. `?q=` is the search's: it takes the focus itself.
 */
export const useFocusOnNewPage = (mainId: string): void => {
  const { key, search, hash } = useLocation();
  const how = useNavigationType();
  const before = useRef('');
  useEffect(() => {
    const first = before.current === '';
    const same = before.current === key;
    before.current = key;
    // A document that was just loaded has its focus from the browser.
    if (same || (first && how === 'POP')) return;
    if (how !== 'POP' && new URLSearchParams(search).has('q')) return;
    const target = (hash && document.getElementById(hash.slice(1))) || document.getElementById(mainId);
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [key, search, hash, how, mainId]);
};
