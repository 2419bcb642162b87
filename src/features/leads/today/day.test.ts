import { expect, it } from 'vitest';
import { buildLead } from '#contract/fixtures/leads.ts';
import { dayOf } from './day.ts';

const follow_up = { at: '2026-11-26T04:30:00.000Z', kind: 'call', text: null } as const;
const [fresh, planned, quiet, late] = [
  buildLead({ id: 1 }),
  buildLead({ id: 2, follow_up }),
  buildLead({ id: 3, status: 'contacted' }),
  buildLead({ id: 4, status: 'contacted', follow_up }),
];

it('shows each person once, and a new lead that is planned at its time', () => {
  const day = dayOf({
    new: { total: 60, leads: [fresh, planned] },
    overdue: { total: 1, leads: [late] },
    today: { total: 0, leads: [] },
    quiet: { total: 9, leads: [fresh, quiet, late] },
  });
  const ids = Object.values(day).map(({ total, leads }) => [total, leads.map(({ id }) => id)]);
  expect(ids).toEqual([
    [59, [1]],
    [1, [4]],
    [0, []],
    [7, [3]],
  ]);
});
