/** Marks a row of the day by its lead's id; `nameMark` marks the link that takes the row's focus. */
export const rowMark = (id: number) => ({ 'data-row': id });
export const nameMark = { 'data-name': '' } as const;
/** Marks the button that a key presses in the focused row. */
export const keyMark = (key: 'c' | 'w' | 'd' | 't' | `${number}`) => ({ 'data-key': key });

const NAMES = '[data-row] [data-name]';

/** The name links of all rows on the page, in order. */
export const rowNames = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(NAMES)];

/** The name link of a lead's row; null if the row is not on the page. */
export const rowName = (id: number) => document.querySelector<HTMLElement>(`[data-row="${id}"] [data-name]`);

/** The name link of the row after a lead's row, or else of the row before it. */
export const rowBeside = (id: number): HTMLElement | undefined => {
  const names = rowNames();
  const at = names.indexOf(rowName(id) ?? document.body);
  return names[at + 1] ?? names[at - 1];
};
