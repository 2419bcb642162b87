import { expect, it } from 'vitest';
import { buildLead } from '#contract/fixtures/leads.ts';
import { type ColumnPages, leadsOf, withAnswer, withLead, withoutLead } from './columnPages.ts';

const page = (page: number, ids: readonly number[]) => ({
  data: ids.map((id) => buildLead({ id })),
  meta: { total: 7, page, limit: 3 },
});
const column: ColumnPages = { pages: [page(1, [1, 2, 3]), page(2, [4, 5, 6])], pageParams: [1, 2] };
const shown = ({ pages, ...rest }: ColumnPages) => [
  leadsOf({ pages, ...rest }).map(({ id }) => id),
  ...pages.map(({ meta }) => meta.total),
];

it('takes a lead out of a column and counts it', () => {
  expect(shown(withoutLead(column, 2))).toEqual([[1, 3, 4, 5, 6], 6, 6]);
  // The total also counts a lead that is not loaded yet.
  expect(shown(withoutLead(column, 7))).toEqual([[1, 2, 3, 4, 5, 6], 6, 6]);
});

it.each([
  [0, [9, 1, 2, 3, 4, 5, 6]],
  [3, [1, 2, 3, 9, 4, 5, 6]],
  [5, [1, 2, 3, 4, 5, 9, 6]],
  [99, [1, 2, 3, 4, 5, 6, 9]],
])('puts a lead at place %i', (index, ids) =>
  expect(shown(withLead(column, buildLead({ id: 9 }), index))).toEqual([ids, 8, 8]),
);

it('shows a lead once that is on two pages', () => {
  const twice = { ...column, pages: [page(1, [1, 2, 3]), page(2, [3, 4])] };
  expect(shown(twice)[0]).toEqual([1, 2, 3, 4]);
});

it('takes over what the server says of a lead', () => {
  const saved = withAnswer(column, buildLead({ id: 5, full_name: 'Kiran Nair' }));
  expect(leadsOf(saved)[4]?.full_name).toBe('Kiran Nair');
});
