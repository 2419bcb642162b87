import { useEffect, useLayoutEffect, useRef } from 'react';

const FIRST = 'a[href], button:enabled';

/**
 * For a list whose items can be removed: the focused button disappears with its item, so the focus moves to the item
 * that takes its place, or to the section if none is left. Call `note` with the item's index before it is removed.
 * `asks`: a confirmation dialog is open, and keeps the focus.
 */
export const useFocusNext = (count: number, asks = false) => {
  const list = useRef<HTMLUListElement>(null);
  const noted = useRef<{ index: number; count: number; section: HTMLElement | null }>(null);
  // An effect, so that it runs after those of the dialog, which restores the focus as it closes.
  useEffect(() => {
    const removed = noted.current;
    if (!removed || asks || count >= removed.count) return;
    noted.current = null;
    const next = list.current?.children[Math.min(removed.index, count - 1)];
    const target = next?.querySelector<HTMLElement>(FIRST) ?? removed.section;
    target?.focus({ preventScroll: next === undefined });
  }, [count, asks]);
  // The list itself is removed with its last item.
  useLayoutEffect(
    () => () => {
      const section = noted.current?.section;
      if (section) setTimeout(() => section.focus({ preventScroll: true }));
    },
    [],
  );
  return {
    list,
    note: (index: number) => {
      noted.current = { index, count, section: list.current?.closest('section') ?? null };
    },
  };
};
