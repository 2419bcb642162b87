import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const KEY = 'nivaas.places';

/** Where each entry of the tab's history was scrolled to. */
let places: Record<string, number> | undefined;

const readPlaces = (): Record<string, number> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return {};
  }
};

const writePlaces = () => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(places));
  } catch {
    // Storage is full or refused: a page that is loaded anew begins at its top.
  }
};

/** Scrolls to what the hash names; false where nothing has that name, or not yet. */
const toNamed = (hash: string): boolean => {
  try {
    const named = document.getElementById(decodeURIComponent(hash.slice(1)));
    named?.scrollIntoView();
    return named !== null;
  } catch {
    // Half an escape names nothing.
    return true;
  }
};

/** Scrolls to a place; false where the page is too short for it, or still too short. */
const toPlace = (y: number): boolean => {
  window.scrollTo(0, y);
  return Math.abs(window.scrollY - y) < 2;
};

/** Nobody has been here by this entry before: the document was asked for by its address, not by Back or Reload. */
const isNewDocument = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

// Who does one of these goes where they want.
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * A new page begins at its top, or at what its hash names; Back, Forward and Reload lead to where one was. A page whose parts are
 * still being fetched is followed as it grows, until it reaches that place or the person moves.
 */
export const useScrollPlaces = (): void => {
  const { key, pathname, search, hash } = useLocation();
  const how = useNavigationType();
  const before = useRef('');
  const id = `${key} ${pathname}${search}${hash}`;

  useLayoutEffect(() => {
    places ??= readPlaces();
    const known = places;
    const first = before.current === '';
    const again = before.current === id;
    before.current = id;
    const place = how === 'POP' && !(first && isNewDocument()) ? known[id] : undefined;
    const reach = () => (place === undefined ? hash === '' || toNamed(hash) : toPlace(place));
    // A page that came with its content may have been scrolled already, by the person or by the browser.
    const settled = again || (first && window.scrollY > 0);
    if (!settled && !first && place === undefined) window.scrollTo(0, 0);
    let wanted = !settled && !reach();

    const giveUp = () => {
      wanted = false;
    };
    const follow = () => {
      if (wanted) wanted = !reach();
    };
    const keep = () => {
      // The browser scrolls to a hash of its own accord, before the page has been told of it.
      const hasLeft = window.location.hash !== hash;
      if (!wanted && !hasLeft) known[id] = window.scrollY;
    };
    const growth = new ResizeObserver(follow);
    growth.observe(document.body);
    window.addEventListener('scroll', keep, { passive: true });
    for (const move of OWN_MOVES) window.addEventListener(move, giveUp, { passive: true });
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', keep);
      for (const move of OWN_MOVES) window.removeEventListener(move, giveUp);
    };
  }, [id, hash, how]);

  useEffect(() => {
    const take = () => {
      window.history.scrollRestoration = 'manual';
    };
    // A page that is loaded anew is the browser's to scroll until the app is there.
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
