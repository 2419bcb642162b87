import { BACKOFF_FIRST_DELAY_S, BACKOFF_WINDOW_S, type BackoffRule } from '../limits/policy.ts';
/** A count, and for how many seconds nothing has changed it. */
export interface FailureCount {
  readonly failures: number;
  readonly age: number;
}

// Doubles from half a minute; never longer than the window.
const delayOf = ({ free, grows }: BackoffRule, failures: number): number =>
  grows && failures >= free ? Math.min(BACKOFF_WINDOW_S, BACKOFF_FIRST_DELAY_S * 2 ** (failures - free)) : 0;

/**
 * What is left of a count: one fades in each equal part of 15 minutes, so that only so many within them add up. While
 * somebody waits nothing fades: who guesses again at once has to wait longer.
 */
export const fadedBy = (rule: BackoffRule, { failures, age }: FailureCount): FailureCount => {
  const each = BACKOFF_WINDOW_S / rule.free;
  let left = failures;
  let rest = age;
  while (left > 0 && rest >= delayOf(rule, left) + each) {
    rest -= delayOf(rule, left) + each;
    left -= 1;
    // The wait was sat out already.
    rest += delayOf(rule, left);
  }
  return left === 0 ? { failures: 0, age: 0 } : { failures: left, age: rest };
};

/** For how many seconds the next one has to wait; 0 when it may come. */
export const waitOf = (rule: BackoffRule, { failures, age }: FailureCount): number => {
  if (rule.grows) return Math.max(0, delayOf(rule, failures) - age);
  return failures < rule.free ? 0 : Math.max(0, BACKOFF_WINDOW_S / rule.free - age);
};
