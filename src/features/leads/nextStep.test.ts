import { expect, it } from 'vitest';
import { buildLead } from '#contract/fixtures/leads.ts';
import { nextStep } from './nextStep.ts';

const now = new Date(2026, 10, 25, 15, 30);
const at = (days: number, hours = 0, minutes = 0) =>
  new Date(2026, 10, 25 + days, 15 + hours, 30 + minutes).toISOString();
const wordsOf = (lead: Parameters<typeof buildLead>[0]) => {
  const step = nextStep(buildLead({ status: 'contacted', last_event_at: at(0), ...lead }), now.getTime());
  return step && `${step.words} (${step.tone})`;
};
const planned = (time: string) => ({ follow_up: { at: time, kind: 'call', text: null } as const });

it.each([
  [at(-2, -1), '2 days late (late)'],
  [at(-1), '1 day late (late)'],
  [at(0, -17), '17 h late (late)'],
  [at(0, 0, -42), '42 min late (late)'],
  [at(0, 3), 'Today, 6:30 pm (soon)'],
  [at(1, -5), 'Tomorrow, 10:30 am (calm)'],
  [at(3), 'Sat, 3:30 pm (calm)'],
  [at(20), '15 Dec, 3:30 pm (calm)'],
])('says when the plan is due: %s', (time, words) => expect(wordsOf(planned(time))).toBe(words));

it.each([
  [at(0, 0, -12), 'Came 12 min ago (calm)'],
  [at(0, -2), 'Waits 2 h (calm)'],
  [at(0, -15), 'Waits 15 h (soon)'],
  [at(-40), 'Waits 40 days (late)'],
])('says how long a new lead waits since %s', (created_at, words) =>
  expect(wordsOf({ status: 'new', created_at })).toBe(words),
);

it('waits for no call once there was one', () =>
  expect(wordsOf({ status: 'new', created_at: at(-5), contacted_at: at(-4) })).toBe('Nothing planned (calm)'));

it('tells a quiet lead from one without a plan', () => {
  expect(wordsOf({ last_event_at: at(-16) })).toBe('Quiet for 16 days (calm)');
  expect(wordsOf({ last_event_at: at(-13) })).toBe('Nothing planned (calm)');
});

it('expects nothing of closed and lost leads', () => {
  expect(wordsOf({ status: 'closed', ...planned(at(-2)) })).toBeUndefined();
  expect(wordsOf({ status: 'lost' })).toBeUndefined();
});

it('expects nothing where the person was erased', () =>
  expect(wordsOf({ status: 'new', privacy: 'erased' })).toBeUndefined());
