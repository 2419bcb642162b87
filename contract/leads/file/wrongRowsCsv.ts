import { csvLine } from '#contract/rules/csv.ts';
import type { CheckedRow } from './checkRow.ts';

/** The lines of a CSV file of the wrong rows: the original columns, plus one with the reason. */
export function* wrongRowsCsv(columns: readonly string[], rows: readonly CheckedRow[]): Generator<string> {
  yield csvLine([...columns, 'Reason']);
  for (const row of rows) {
    if (!('problem' in row)) continue;
    yield csvLine([...columns.map((_, at) => row.cells[at] ?? ''), row.problem.message]);
  }
}
