import { describe, expect, it } from 'vitest';
import { stepBack, stepDone, stepLabel } from './stepWords.ts';

describe('the words of a step', () => {
  it.each([
    ['live', 'paused', 'Pause', 'Paused. Visitors no longer see it.'],
    ['paused', 'live', 'Resume', 'Live again. Visitors see it.'],
    ['live', 'sold', 'Mark as sold', 'Marked as sold. Visitors no longer see it.'],
    ['paused', 'sold', 'Mark as sold', 'Marked as sold.'],
    ['sold', 'live', 'Live again', 'Live again. Visitors see it.'],
    ['archived', 'paused', 'Restore', 'Restored. It is paused: visitors do not see it.'],
    ['live', 'archived', 'Delete', 'Deleted. It is kept for 30 days.'],
    ['changes_requested', 'in_review', 'Send for review again', /^Sent for review\./],
    ['paused', 'in_review', 'Send for review', /^Sent for review\./],
  ] as const)('%s to %s', (from, to, label, done) => {
    expect(stepLabel(from, to)).toBe(label);
    expect(stepDone(from, to)).toMatch(done);
  });
});

describe('the way back', () => {
  it.each([
    ['live', 'paused', 'live'],
    ['live', 'sold', 'live'],
    ['paused', 'live', 'paused'],
    ['live', 'archived', 'paused'],
    // A sold home can only go live again.
    ['paused', 'sold', undefined],
    ['changes_requested', 'in_review', undefined],
    // Undoing would delete without confirmation.
    ['archived', 'paused', undefined],
  ] as const)('%s to %s: %s', (from, to, back) => expect(stepBack(from, to)).toBe(back));
});
