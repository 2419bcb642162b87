import { expect, it } from 'vitest';
import { buildLead } from '#contract/fixtures/leads.ts';
import { dayOf } from './day.ts';

const [fresh, quiet] = [buildLead({ id: 1 }), buildLead({ id: 3, status: 'contacted' })];

it('shows each person once, and takes the totals as they come', () => {
  const day = dayOf({
    new: { total: 60, leads: [fresh] },
    overdue: { total: 1, leads: [] },
    today: { total: 0, leads: [] },
    quiet: { total: 9, leads: [fresh, quiet] },
  });
  const ids = Object.values(day).map(({ total, leads }) => [total, leads.map(({ id }) => id)]);
  expect(ids).toEqual([
    [60, [1]],
    [1, []],
    [0, []],
    [8, [3]],
  ]);
});
