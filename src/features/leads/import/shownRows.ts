import { leadStatuses } from '#contract/leads/choices.ts';
import type { LeadFieldName } from '#contract/leads/fields.ts';
import type { CheckedRow } from '#contract/leads/file/checkRow.ts';
import type { LeadFile } from '#contract/leads/file/leadFile.ts';
import { type DryRun, type LeadMapping, ROWS_LISTED } from '#contract/leads/import.ts';

/** The outcome of a row. */
export type RowKind = 'new' | 'duplicate' | 'wrong';

/** A row of the dry run's table. */
export interface ShownRow {
  readonly row: number;
  readonly kind: RowKind;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** Why it is a duplicate, or wrong. */
  readonly why: string;
  /** The invalid field. */
  readonly field?: LeadFieldName;
}

type Duplicate = DryRun['duplicate_rows'][number];

const wordsOf = ({ same_as_row: row, full_name: name, status }: Duplicate): string => {
  if (row !== undefined) return `Same person as row ${row} of this file`;
  const standing = leadStatuses.options.find(({ value }) => value === status)?.label;
  return `Same phone or e-mail as ${name}${standing ? `, ${standing}` : ''}`;
};

/**
 * The first rows of each kind. Wrong rows are known from the file. The server lists only the first duplicates; if there
 * are more, a row after the last listed one may be a duplicate, so it is not shown as new.
 */
export const shownRows = (
  { columns }: LeadFile,
  mapping: LeadMapping,
  checked: readonly CheckedRow[],
  { duplicate_rows: listed, duplicates }: Pick<DryRun, 'duplicate_rows' | 'duplicates'>,
): Readonly<Record<RowKind | 'all', readonly ShownRow[]>> => {
  const known = new Map(listed.map((one) => [one.row, one]));
  const last = duplicates > listed.length ? (listed.at(-1)?.row ?? 0) : Number.POSITIVE_INFINITY;
  const cellOf = (row: CheckedRow, field: LeadFieldName): string => {
    const column = mapping[field];
    return column === undefined ? '' : (row.cells[columns.indexOf(column)] ?? '').trim();
  };
  const rows: Record<RowKind, ShownRow[]> = { new: [], duplicate: [], wrong: [] };
  for (const row of checked) {
    const duplicate = known.get(row.row);
    const kind: RowKind = 'problem' in row ? 'wrong' : duplicate ? 'duplicate' : 'new';
    if (rows[kind].length >= ROWS_LISTED || (kind === 'new' && row.row > last)) continue;
    rows[kind].push({
      row: row.row,
      kind,
      name: cellOf(row, 'full_name'),
      phone: cellOf(row, 'phone'),
      email: cellOf(row, 'email'),
      why: 'problem' in row ? row.problem.message : duplicate ? wordsOf(duplicate) : '',
      ...('problem' in row && { field: row.problem.field }),
    });
  }
  const all = [...rows.new, ...rows.duplicate, ...rows.wrong].toSorted((a, b) => a.row - b.row).slice(0, ROWS_LISTED);
  return { ...rows, all };
};
