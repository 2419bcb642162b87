import { expect, test } from 'vitest';
import { buildLeadEvent } from '#contract/fixtures/leadEvents.ts';
import type { LeadEventKind } from '#contract/leads/work.ts';
import { undoableMerge } from './undoableMerge.ts';

const now = Date.parse('2026-11-25T12:00:00.000Z');
const told = (...kinds: LeadEventKind[]) =>
  kinds.map((kind, nth) => buildLeadEvent({ id: nth, kind, at: '2026-11-25T10:00:00.000Z' }));

test('the latest merge that was not undone can be undone, for a day', () => {
  expect(undoableMerge(told('note', 'merged', 'merged'), now)?.id).toBe(1);
  expect(undoableMerge(told('unmerged', 'note', 'merged', 'merged'), now)?.id).toBe(3);
  expect(undoableMerge(told('unmerged', 'unmerged', 'merged', 'merged'), now)).toBeUndefined();
  expect(undoableMerge(told('merged'), now + 23 * 3_600_000)).toBeUndefined();
});
