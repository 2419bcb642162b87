import { expect, test } from 'vitest';
import { formerValues } from './formerValues.ts';

const leads = [
  { id: 1, full_name: 'Meenal Dixit', status: 'new', assigned_to: null },
  { id: 2, full_name: 'Rohit Bhatia', status: 'lost', assigned_to: 'Suresh' },
  { id: 3, full_name: 'Lalit Agarwal', status: 'new', assigned_to: 'Meera' },
] as const;

test('each lead that still has the new value gets its own former one back; one that had it before is left alone', () => {
  expect(formerValues(leads, { status: 'contacted' })).toEqual([
    { ids: [1, 3], status: 'new', follow_up: null, only_if: { status: 'contacted' } },
    { ids: [2], status: 'lost', follow_up: null, only_if: { status: 'contacted' } },
  ]);
  expect(formerValues(leads, { status: 'lost' })).toEqual([
    { ids: [1, 3], status: 'new', follow_up: null, only_if: { status: 'lost' } },
  ]);
  expect(formerValues(leads, { assigned_to: 'Meera' })).toEqual([
    { ids: [1], assigned_to: '', follow_up: null, only_if: { assigned_to: 'Meera' } },
    { ids: [2], assigned_to: 'Suresh', follow_up: null, only_if: { assigned_to: 'Meera' } },
  ]);
  expect(formerValues(leads, {})).toEqual([]);
});
