import { useEffect } from 'react';
import { filtersId } from './FilterPlace.tsx';

const hash = `#${filtersId}`;

/** Escape and the cross close the sheet of filters as Back does, and the focus returns to the link that opened it. */
export const useFilterSheet = (): void => {
  useEffect(() => {
    const sheet = document.getElementById(filtersId);
    // Back would leave the page if its address began with the sheet.
    let isOpenedHere = false;
    const opener = () => document.querySelector<HTMLElement>(`a[href$="${hash}"]`);
    const close = () => {
      window.addEventListener('hashchange', () => opener()?.focus({ preventScroll: true }), { once: true });
      if (isOpenedHere) window.history.back();
      else window.location.replace('#content');
    };
    const follow = () => {
      isOpenedHere = window.location.hash === hash;
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || window.location.hash !== hash || !opener()?.offsetParent) return;
      event.preventDefault();
      close();
    };
    const leave = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('a[href$="#content"]')) return;
      event.preventDefault();
      close();
    };
    window.addEventListener('hashchange', follow);
    document.addEventListener('keydown', press);
    sheet?.addEventListener('click', leave);
    return () => {
      window.removeEventListener('hashchange', follow);
      document.removeEventListener('keydown', press);
      sheet?.removeEventListener('click', leave);
    };
  }, []);
};
