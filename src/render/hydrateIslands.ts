import { createElement, type ReactNode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** How close to the viewport an untouched island is hydrated. */
const NEAR = '400px 0px';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Sets a field's value so that React, which tracks the element's own `value` property, treats it as user input. */
const type = (field: Field, value: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

/** Whether the visitor has changed a field. */
const isChanged = (field: Field): boolean =>
  isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

/** Resets a changed field to its rendered state; the returned function makes the change again. */
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
  // Find all changes before undoing the first: resetting one radio button also changes another.
  ...[...island.querySelectorAll<Field>('input, textarea')].filter(isChanged).map(undo),
  ...[...island.querySelectorAll('select')].flatMap((field) => {
    const rendered = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return rendered?.selected ? [] : () => field.dispatchEvent(new Event('change', { bubbles: true }));
  }),
];

// On these events, React would hydrate an island synchronously; until it is hydrated, only the browser handles them.
const gestures = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend'];

/** Elements on which a click is repeated once their island is hydrated. */
const PRESSED = 'button, label, input[type="radio"], input[type="checkbox"], a[data-pressed]';

function Acting({ then, children }: { then: () => void; children?: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

/**
 * Hydrates the islands of this page, each when it is touched or near the viewport; `content` returns an island's
 * content. What the visitor typed or chose before is kept.
 */
export const hydrateIslands = (content: (name: string) => ReactNode): void => {
  const islands = document.querySelectorAll<HTMLElement>('[data-island]');
  const taken = new Map<HTMLElement, Promise<void>>();
  const acting = new Set<HTMLElement>();
  /** Hydrates an island, once; resolves when it responds to events. */
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
    // Clicked again when its island is hydrated: meanwhile the page handles other clicks.
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
  // An island has no box of its own (`display: contents`).
  for (const { firstElementChild } of islands) if (firstElementChild) watch.observe(firstElementChild);
  // In a task of its own: public/start.js then repeats an earlier click.
  setTimeout(() => dispatchEvent(new Event('nivaas:listening')));
};
