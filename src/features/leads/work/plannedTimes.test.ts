import { expect, it } from 'vitest';
import { nextDay, otherTimes, plannedTimes, toField } from './plannedTimes.ts';

const now = new Date(2026, 10, 25, 15, 30);

it('proposes this evening while it is to come, and tomorrow morning', () => {
  expect(plannedTimes(now).map(({ label, at }) => [label, toField(at)])).toEqual([
    ['Today 6:00 pm', '2026-11-25T18:00'],
    ['Tomorrow 10:00 am', '2026-11-26T10:00'],
  ]);
  expect(plannedTimes(new Date(2026, 10, 30, 18, 0)).map(({ label, at }) => [label, toField(at)])).toEqual([
    ['Tomorrow 10:00 am', '2026-12-01T10:00'],
  ]);
});

it.each([
  [25, ['2026-11-25T18:00', '2026-11-26T10:00', '2026-11-28T10:00', '2026-11-30T10:00']],
  // A Friday, a Saturday, a Sunday.
  [27, ['2026-11-27T18:00', '2026-11-28T10:00', '2026-11-30T10:00']],
  [28, ['2026-11-28T18:00', '2026-11-29T10:00', '2026-12-05T10:00', '2026-11-30T10:00']],
  [29, ['2026-11-29T18:00', '2026-11-30T10:00', '2026-12-05T10:00', '2026-12-07T10:00']],
])('offers other times on November %i', (day, times) => {
  expect(otherTimes(new Date(2026, 10, day, 15, 30)).map(({ at }) => toField(at))).toEqual(times);
});

it.each([
  ['2026-11-28T11:00', '2026-11-29T11:00'],
  ['2026-11-20T11:15', '2026-11-26T11:15'],
])('moves %s to %s', (from, to) => expect(toField(nextDay(new Date(from).toISOString(), now))).toBe(to));
