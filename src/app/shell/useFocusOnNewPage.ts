import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus after a navigation, for keyboards and screen readers: to the element that the hash names, else to the main
 * part of the page. With `?q=` the search takes the focus itself.
 */
export const useFocusOnNewPage = (mainId: string): void => {
  const { key, search, hash } = useLocation();
  const navigation = useNavigationType();
  const before = useRef('');
  useEffect(() => {
    const first = before.current === '';
    const same = before.current === key;
    before.current = key;
    // In a new document, the browser sets the focus.
    if (same || (first && navigation === 'POP')) return;
    if (navigation !== 'POP' && new URLSearchParams(search).has('q')) return;
    const target = (hash && document.getElementById(hash.slice(1))) || document.getElementById(mainId);
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [key, search, hash, navigation, mainId]);
};
