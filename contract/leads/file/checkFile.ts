import type { LeadMapping } from '#contract/leads/import.ts';
import { type CheckedRow, rowCheck } from './checkRow.ts';
import type { LeadFile, Pause } from './leadFile.ts';

/** Rows that are checked before yielding to other work: some milliseconds. */
const CHECKED_AT_ONCE = 200;

/** Checks every row of a file, in parts. */
export const checkFile = async (file: LeadFile, mapping: LeadMapping, pause: Pause): Promise<CheckedRow[]> => {
  const check = rowCheck(file, mapping);
  const rows: CheckedRow[] = [];
  for (const row of file.rows) {
    rows.push(check(row));
    if (rows.length % CHECKED_AT_ONCE === 0) await pause();
  }
  return rows;
};
