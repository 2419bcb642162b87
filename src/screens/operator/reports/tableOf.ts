import { csvLine } from '#contract/rules/csv.ts';
import { formatNumber } from '#src/lib/format.ts';

/** A cell of a report's table. */
export interface Cell {
  readonly text: string;
  /** The value in the CSV file, if it differs from the text. */
  readonly value?: string | number | null;
  /** The page that lists what the cell counts. */
  readonly to?: string | undefined;
}

/** A report's table: the column names, and rows whose first cell names them. */
export interface TableOf {
  readonly head: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly Cell[] }[];
}

/** A cell with a count, which links to its list. */
export const counted = (value: number, to?: string): Cell => ({ text: formatNumber(value), value, to });

/** A cell with a value that may be missing. */
export const measured = (value: number | null, words: (value: number) => string): Cell => ({
  text: value === null ? '—' : words(value),
  value,
});

/** The table as CSV. */
export const csvOf = ({ head, rows }: TableOf): string =>
  [head, ...rows.map(({ cells }) => cells.map(({ text, value }) => (value === undefined ? text : value)))]
    .map(csvLine)
    .join('');
