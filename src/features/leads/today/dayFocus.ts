/** Marks a row of the day, by its lead's id, and the link that takes the focus for it. */
export const rowMark = (id: number) => ({ 'data-row': id });
export const nameMark = { 'data-name': '' } as const;
/** Marks what a key presses in the row that has the focus. */
export const keyMark = (key: 'c' | 'w' | 'd' | 't' | `${number}`) => ({ 'data-key': key });

const NAMES = '[data-row] [data-name]';

/** The rows' names on the page, in their order. */
export const rowNames = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(NAMES)];

/** The row of a lead, while it is on the page. */
export const rowName = (id: number) => document.querySelector<HTMLElement>(`[data-row="${id}"] [data-name]`);

/** The row after a row that leaves, or the one before it. */
export const rowBeside = (id: number): HTMLElement | undefined => {
  const names = rowNames();
  const at = names.indexOf(rowName(id) ?? document.body);
  return names[at + 1] ?? names[at - 1];
};
