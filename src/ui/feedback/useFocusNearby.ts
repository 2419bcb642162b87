import { useLayoutEffect, useRef } from 'react';

const LANDMARK = 'section, [role="region"], [role="dialog"], main, [tabindex="-1"]';

/**
 * For a box that may disappear while the focus is in it, as "Try again" disappears with its message: the focus then
 * moves to the closest part of the page that remains.
 */
export function useFocusNearby<Box extends HTMLElement = HTMLDivElement>() {
  const place = useRef<Box>(null);
  useLayoutEffect(() => {
    const box = place.current;
    const landmarks: HTMLElement[] = [];
    for (
      let element = box?.closest<HTMLElement>(LANDMARK);
      element;
      element = element.parentElement?.closest<HTMLElement>(LANDMARK)
    )
      landmarks.push(element);
    let had = false;
    const mark = () => {
      had = true;
    };
    box?.addEventListener('focusin', mark);
    return () => {
      box?.removeEventListener('focusin', mark);
      // A window in the background fires no focus events.
      if (had || box?.contains(document.activeElement))
        queueMicrotask(() => focusOn(landmarks.find(({ isConnected }) => isConnected)));
    };
  }, []);
  return place;
}

function focusOn(element: HTMLElement | undefined) {
  if (!element || (document.activeElement && document.activeElement !== document.body)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
