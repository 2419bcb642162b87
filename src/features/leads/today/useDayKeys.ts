import { useEffect } from 'react';
import { isElsewhere, useShortcuts } from '#src/lib/shortcuts.ts';
import { rowNames } from './dayFocus.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

const walk = (row: Element | null, step: number) => {
  const names = rowNames();
  const at = names.findIndex((name) => row?.contains(name));
  names[at < 0 ? 0 : Math.min(Math.max(at + step, 0), names.length - 1)]?.focus();
};

/** Single-key shortcuts for the rows, unless the user turned them off. Enter is left to the focused link. */
export const useDayKeys = (): void => {
  const [on] = useShortcuts();
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const { target, key, defaultPrevented, ctrlKey, metaKey, altKey } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (isElsewhere(event) || !(target instanceof Element)) return;
      const row = target.closest('[data-row]');
      const step = steps[key.length === 1 ? key.toLowerCase() : key];
      const button = row?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key.toLowerCase())}"]`);
      // If something outside the rows has the focus, arrow keys still scroll the page.
      if (step && (row || key.length === 1 || target === document.body)) walk(row, step);
      else if (button && !event.repeat) button.click();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
};
