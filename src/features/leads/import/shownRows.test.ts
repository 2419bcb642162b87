import { expect, test } from 'vitest';
import { rowCheck } from '#contract/leads/file/checkRow.ts';
import type { LeadFile } from '#contract/leads/file/leadFile.ts';
import { shownRows } from './shownRows.ts';

const mapping = { full_name: 'Name', phone: 'Phone' };
const fileOf = (phones: readonly string[]): LeadFile => ({
  delimiter: ',',
  hasNames: true,
  columns: ['Name', 'Phone'],
  rows: phones.map((phone, nth) => ({ row: nth + 2, cells: [`Lead ${nth}`, phone] })),
});
const shown = (phones: readonly string[], duplicates: number, repeated: readonly number[]) => {
  const file = fileOf(phones);
  const listed = repeated.map((row) => ({ row, same_as_row: 2, full_name: 'Lead 0' }));
  return shownRows(file, mapping, file.rows.map(rowCheck(file, mapping)), { duplicates, duplicate_rows: listed });
};

test('each row is new, a duplicate or wrong, in the order of the file', () => {
  const { all, wrong } = shown(['5550120417', '12', '05550120417', '5550120419'], 1, [4]);
  expect(all.map(({ row, kind, why }) => [row, kind, why])).toEqual([
    [2, 'new', ''],
    [3, 'wrong', 'Phone must have 7 to 15 digits'],
    [4, 'duplicate', 'Same person as row 2 of this file'],
    [5, 'new', ''],
  ]);
  expect(wrong).toMatchObject([{ field: 'phone', phone: '12', name: 'Lead 1' }]);
});

test('a row behind the last duplicate that is named may be one, too: it is not shown as new', () => {
  const phones = Array.from({ length: 6 }, () => '5550120417');
  expect(shown(phones, 3, [3, 5]).new.map(({ row }) => row)).toEqual([2, 4]);
});

test('at most 100 rows of a kind are shown', () => {
  const { all, new: fresh } = shown(
    Array.from({ length: 250 }, () => '5550120417'),
    0,
    [],
  );
  expect([all.length, fresh.length]).toEqual([100, 100]);
});
