import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to a panel's main element when another screen shows, including after Back, for keyboards and screen
 * readers. An element that the screen or a dialog has focused itself keeps the focus; a change of the query alone is
 * not another screen.
 */
export const useFocusOnNewScreen = (main: RefObject<HTMLElement | null>): void => {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const before = useRef({ key, pathname, moved: false });
  useEffect(() => {
    const last = before.current;
    if (last.key === key) return;
    const moved = last.moved || navigation !== 'REPLACE';
    before.current = { key, pathname, moved };
    // In a newly loaded document the browser sets the focus, even if the app redirects at once.
    if (!moved || last.pathname === pathname) return;
    if (document.activeElement?.closest('main, [role="dialog"], [role="alertdialog"]')) return;
    main.current?.focus({ preventScroll: true });
  }, [key, pathname, navigation, main]);
};
