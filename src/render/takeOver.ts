import { createElement, type ReactNode, startTransition, useEffect } from 'react';
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

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

/** Whether the visitor has changed a field. */
const isChanged = (field: Field): boolean =>
  isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

/** Puts a field that the visitor has changed back as it was rendered; the result makes the change again. */
const undo = (field: Field): (() => void) => {
  const { value, defaultValue } = field;
  if (isTicked(field)) {
    field.checked = field.defaultChecked;
    return () => field.checked === field.defaultChecked && field.click();
  }
  const { selectionStart, selectionEnd } = field;
  field.value = defaultValue;
  return () => {
    type(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
};

const changesIn = (island: HTMLElement): (() => void)[] => [
  // All of them before the first is undone: a radio that is chosen again takes the choice from another one.
  ...[...island.querySelectorAll<Field>('input, textarea')].filter(isChanged).map(undo),
  ...[...island.querySelectorAll('select')].flatMap((field) => {
    const rendered = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return rendered?.selected ? [] : () => field.dispatchEvent(new Event('change', { bubbles: true }));
  }),
];

// At these, React would hydrate an island in one go; until it acts, they stay the browser's.
const gestures = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend'];

/** What a press is repeated on once its island acts. */
const PRESSED = 'button, label, input[type="radio"], input[type="checkbox"], a[data-pressed]';

function Acting({ then, children }: { then: () => void; children?: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

/**
 * Hydrates the islands of this page, each when it is touched or near the window; `content` says what one holds. What the visitor has
 * typed or chosen in an island before counts.
 */
export const takeOver = (content: (name: string) => ReactNode): void => {
  const islands = document.querySelectorAll<HTMLElement>('[data-island]');
  const taken = new Map<HTMLElement, Promise<void>>();
  const acting = new Set<HTMLElement>();
  /** Resolves when the island acts. */
  const take = (island: HTMLElement): Promise<void> => {
    const before = taken.get(island);
    if (before) return before;
    const { island: name = '' } = island.dataset;
    const { promise, resolve } = Promise.withResolvers<void>();
    taken.set(island, promise);
    const changes = changesIn(island);
    const then = () => {
      acting.add(island);
      resolve();
    };
    const hydrate = () => {
      hydrateRoot(island, createElement(Acting, { then }, content(name)), { identifierPrefix: name });
    };
    if (changes.length === 0) startTransition(hydrate);
    else {
      flushSync(hydrate);
      for (const change of changes) change();
    }
    return promise;
  };

  const touched = (event: Event) => {
    const { target, type } = event;
    const island = target instanceof Element && target.closest<HTMLElement>('[data-island]');
    if (!island || acting.has(island)) return;
    const isActing = take(island);
    const pressed = type === 'click' && target.closest<HTMLElement>(PRESSED);
    if (!pressed && !gestures.includes(type)) return;
    event.stopImmediatePropagation();
    if (!pressed) return;
    // Pressed again when its island acts: the page answers other presses meanwhile.
    event.preventDefault();
    void isActing.then(() => pressed.click());
  };
  for (const event of [...gestures, 'focusin', 'click']) addEventListener(event, touched, true);

  // One at a time, so that the page stays responsive.
  const near: HTMLElement[] = [];
  const takeNext = () => {
    const island = near.shift();
    if (!island) return;
    void take(island);
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
  for (const { firstElementChild } of islands) if (firstElementChild) watch.observe(firstElementChild);
  // public/start.js repeats the press that came before, in a task of its own.
  setTimeout(() => dispatchEvent(new Event('nivaas:listening')));
};
