import { useEffect } from 'react';
import { filtersId } from './FilterPlace.tsx';

const hash = `#${filtersId}`;

const opener = () => document.querySelector<HTMLElement>(`a[href$="${hash}"]`);

// A wide window shows the filters beside the homes, and has no link that opens them.
const isOpen = () => window.location.hash === hash && Boolean(opener()?.offsetParent);

/** The elements outside an element that are not inert yet. */
const outside = (element: Element): HTMLElement[] => {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const beside = [...parentElement.children].flatMap((other) =>
    other instanceof HTMLElement && other !== element && !other.inert ? other : [],
  );
  return [...beside, ...outside(parentElement)];
};

/** Keeps Tab within the sheet: from its last element it goes to the first, and the other way round. */
const keepFocus = (event: KeyboardEvent, sheet: HTMLElement): void => {
  const fields = sheet.querySelectorAll<HTMLElement>('a[href], button, input, summary');
  const stops = [...fields].filter((field) => !field.matches(':disabled') && field.checkVisibility());
  const [first, last] = [stops[0], stops.at(-1)];
  const from = document.activeElement;
  if (event.shiftKey ? from !== first && from !== sheet : from !== last) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
};

/**
 * Makes the open filter sheet a dialog: the page behind it is inert, Tab stays inside, Escape and the cross close it
 * like Back, and the focus returns to the link that opened it. The sheet itself opens by its address and needs no
 * script.
 */
export const useFilterSheet = (): void => {
  useEffect(() => {
    const sheet = document.getElementById(filtersId);
    if (!sheet) return;
    let behind: HTMLElement[] | undefined;
    // If the visit started at the address of the sheet, Back would leave the page.
    let isOpenedHere = false;
    const close = () => (isOpenedHere ? window.history.back() : window.location.replace('#content'));
    const release = () => {
      for (const element of behind ?? []) element.inert = false;
      behind = undefined;
      sheet.removeAttribute('role');
      sheet.removeAttribute('aria-modal');
    };
    const follow = () => {
      if (isOpen() === Boolean(behind)) return;
      if (behind) {
        release();
        opener()?.focus({ preventScroll: true });
        return;
      }
      behind = outside(sheet);
      for (const element of behind) element.inert = true;
      sheet.setAttribute('role', 'dialog');
      sheet.setAttribute('aria-modal', 'true');
    };
    const move = () => {
      isOpenedHere = window.location.hash === hash;
      follow();
    };
    const press = (event: KeyboardEvent) => {
      if (!behind) return;
      if (event.key === 'Tab') keepFocus(event, sheet);
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    const leave = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('a[href$="#content"]')) return;
      event.preventDefault();
      close();
    };
    follow();
    window.addEventListener('hashchange', move);
    window.addEventListener('resize', follow);
    document.addEventListener('keydown', press);
    sheet.addEventListener('click', leave);
    return () => {
      release();
      window.removeEventListener('hashchange', move);
      window.removeEventListener('resize', follow);
      document.removeEventListener('keydown', press);
      sheet.removeEventListener('click', leave);
    };
  }, []);
};
