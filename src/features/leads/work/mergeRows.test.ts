import { expect, test } from 'vitest';
import { buildLead } from '#contract/fixtures/leads.ts';
import { firstSides, mergeRows } from './mergeRows.ts';

const lead = buildLead({ phone: '+91 55501 21169', email: 'm@mail.example', message: null, city: null });

test('a phone that is written in two ways is the same; fields that both leave empty are left out', () => {
  const other = buildLead({
    phone: '055501 21169',
    email: 'M@mail.example',
    message: null,
    city: null,
    status: 'lost',
  });
  const rows = mergeRows(lead, other);
  const same = rows.filter((row) => row.same).map(({ field }) => field);
  expect(same).toEqual(expect.arrayContaining(['phone', 'email']));
  expect(same).not.toContain('city');
  expect(rows.filter(({ same }) => !same)).toEqual([
    { field: 'status', label: 'Status', mine: 'New', theirs: 'Lost', same: false },
  ]);
});

test('the other lead fills what this one leaves empty', () => {
  const plan = { at: '2026-11-28T05:30:00.000Z', kind: 'visit', text: 'Bring the plan' } as const;
  const rows = mergeRows(lead, buildLead({ city: 'Kota', message: 'Plot', follow_up: plan, full_name: 'Minal' }));
  expect(firstSides(rows)).toMatchObject({ city: 'theirs', message: 'theirs', follow_up: 'theirs', full_name: 'mine' });
  expect(rows.find(({ field }) => field === 'follow_up')?.theirs).toMatch(/^Visit, .*2026.*, Bring the plan$/);
});

test.each([
  ['new', 'proposal', 'theirs'],
  ['proposal', 'new', 'mine'],
  ['new', 'lost', 'mine'],
] as const)('of %s and %s it proposes how far one is with the person now', (mine, theirs, side) => {
  const rows = mergeRows(buildLead({ status: mine }), buildLead({ status: theirs }));
  expect(firstSides(rows)).toMatchObject({ status: side });
});
