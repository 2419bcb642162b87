import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** How near to the window an island is hydrated before it is touched. */
const NEAR = '400px 0px';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Sets a field's value so that React, which watches the element's own property, takes it for the visitor's. */
const type = (field: Field, value: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Puts a field that the visitor has changed back as it was rendered; the result makes the change again. */
const undo = (field: Field): (() => void) | undefined => {
  const { value, defaultValue } = field;
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    if (field.checked === field.defaultChecked) return undefined;
    field.checked = field.defaultChecked;
    return () => field.checked === field.defaultChecked && field.click();
  }
  if (value === defaultValue) return undefined;
  const { selectionStart, selectionEnd } = field;
  field.value = defaultValue;
  return () => {
    type(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
};

const changesIn = (island: HTMLElement): (() => void)[] => [
  ...[...island.querySelectorAll<Field>('input, textarea')].flatMap((field) => undo(field) ?? []),
  ...[...island.querySelectorAll('select')].flatMap((field) => {
    const rendered = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return rendered?.selected ? [] : () => field.dispatchEvent(new Event('change', { bubbles: true }));
  }),
];

/**
 * Hydrates the islands of this page, each when it is touched or near the window; `content` says what one holds. What the visitor has
 * typed or chosen in an island before counts.
 */
export const takeOver = (content: (name: string) => ReactNode): void => {
  const waiting = new Set(document.querySelectorAll<HTMLElement>('[data-island]'));
  const take = (island: HTMLElement) => {
    if (!waiting.delete(island)) return;
    const { island: name = '' } = island.dataset;
    const changes = changesIn(island);
    const hydrate = () => {
      hydrateRoot(island, content(name), { identifierPrefix: name });
    };
    if (changes.length === 0) return startTransition(hydrate);
    flushSync(hydrate);
    for (const change of changes) change();
  };

  const touched = ({ target }: Event) => {
    const island = target instanceof Element && target.closest<HTMLElement>('[data-island]');
    if (island) take(island);
  };
  // A click makes React hydrate the rest of its island at once, before it handles it.
  for (const event of ['pointerdown', 'focusin', 'click']) addEventListener(event, touched, true);

  // One at a time, so that the page stays responsive.
  const near: HTMLElement[] = [];
  const takeNext = () => {
    const island = near.shift();
    if (!island) return;
    take(island);
    whenIdle(takeNext);
  };
  const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 50));
  const watch = new IntersectionObserver(
    (seen) => {
      const found = seen.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      if (found.length === 0) return;
      if (near.length === 0) whenIdle(takeNext);
      for (const element of found) {
        watch.unobserve(element);
        const island = element.closest<HTMLElement>('[data-island]');
        if (island) near.push(island);
      }
    },
    { rootMargin: NEAR },
  );
  // An island has no box of its own.
  for (const { firstElementChild } of waiting) if (firstElementChild) watch.observe(firstElementChild);
  // public/start.js repeats the press that came before, in a task of its own.
  setTimeout(() => dispatchEvent(new Event('nivaas:listening')));
};
