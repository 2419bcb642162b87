import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to the main part of a panel when it shows another screen, also after Back, for keyboards and screen readers. What a
 * screen or a dialog has focused itself keeps the focus; another query is the same screen.
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
    // The browser sets the focus of a new document, also where its address is redirected.
    if (!moved || last.pathname === pathname) return;
    if (document.activeElement?.closest('main, [role="dialog"], [role="alertdialog"]')) return;
    main.current?.focus({ preventScroll: true });
  }, [key, pathname, navigation, main]);
};
