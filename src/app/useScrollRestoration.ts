import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isOverlay } from '#src/lib/overlayState.ts';

const KEY = 'nivaas.places';

/** The scroll position of each history entry of the tab. */
let places: Record<string, number> | undefined;

const readPlaces = (): Record<string, number> => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return {};
  }
};

const writePlaces = () => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(places));
  } catch {
    // Storage is full or refused: a reloaded page starts at its top.
  }
};

/** Scrolls to the element that the hash names; false if there is none (yet). */
const toNamed = (hash: string): boolean => {
  try {
    const named = document.getElementById(decodeURIComponent(hash.slice(1)));
    named?.scrollIntoView();
    return named !== null;
  } catch {
    // A malformed escape names no element.
    return true;
  }
};

/** Scrolls to a position; false if the page is (still) too short for it. */
const toPlace = (y: number): boolean => {
  window.scrollTo(0, y);
  return Math.abs(window.scrollY - y) < 2;
};

/** True if the document was opened by its address, not by Back or Reload. */
const isNewDocument = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

// Events by which a person scrolls.
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scroll restoration: a new page starts at its top, or at the element that its hash names; Back, Forward and Reload
 * restore the position. While the page is still loading and growing, this is repeated until the position is reached or
 * the person scrolls.
 */
export const useScrollRestoration = (): void => {
  const { key, pathname, search, hash, state } = useLocation();
  const over = isOverlay(state);
  const navigation = useNavigationType();
  const before = useRef('');
  const id = `${key} ${pathname}${search}${hash}`;

  useLayoutEffect(() => {
    places ??= readPlaces();
    const known = places;
    const first = before.current === '';
    const again = before.current === id;
    before.current = id;
    const place = navigation === 'POP' && !(first && isNewDocument()) ? known[id] : undefined;
    const reach = () => (place === undefined ? hash === '' || toNamed(hash) : toPlace(place));
    // A prerendered page may have been scrolled already, by the person or by the browser.
    const settled = again || (first && window.scrollY > 0);
    if (!settled && !first && !over && place === undefined) window.scrollTo(0, 0);
    let pending = !settled && !reach();

    const giveUp = () => {
      pending = false;
    };
    const follow = () => {
      if (pending) pending = !reach();
    };
    const record = () => {
      // The browser itself scrolls to a new hash, before the router knows of it.
      const hasLeft = window.location.hash !== hash;
      if (!pending && !hasLeft) known[id] = window.scrollY;
    };
    const growth = new ResizeObserver(follow);
    growth.observe(document.body);
    window.addEventListener('scroll', record, { passive: true });
    for (const move of OWN_MOVES) window.addEventListener(move, giveUp, { passive: true });
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', record);
      for (const move of OWN_MOVES) window.removeEventListener(move, giveUp);
    };
  }, [id, hash, navigation, over]);

  useEffect(() => {
    const take = () => {
      window.history.scrollRestoration = 'manual';
    };
    // Until the app has loaded, the browser restores the position of a reloaded page.
    const giveBack = () => {
      writePlaces();
      window.history.scrollRestoration = 'auto';
    };
    take();
    window.addEventListener('pageshow', take);
    window.addEventListener('pagehide', giveBack);
    return () => {
      window.removeEventListener('pageshow', take);
      window.removeEventListener('pagehide', giveBack);
    };
  }, []);
};
