import { BACKOFF_FIRST_DELAY_S, BACKOFF_WINDOW_S, type BackoffRule } from '../limits/accounts.ts';
/** A count, and the seconds since it last changed. */
export interface FailureCount {
  readonly failures: number;
  readonly age: number;
}

// Doubles with each failure, up to the window.
const delayOf = ({ free, grows }: BackoffRule, failures: number): number =>
  grows && failures >= free ? Math.min(BACKOFF_WINDOW_S, BACKOFF_FIRST_DELAY_S * 2 ** (failures - free)) : 0;

/**
 * What is left of a count: the window is divided into `free` equal parts, and one failure decays in each. Nothing
 * decays during a delay, so that a caller who guesses again at once waits longer.
 */
export const fadedBy = (rule: BackoffRule, { failures, age }: FailureCount): FailureCount => {
  const each = BACKOFF_WINDOW_S / rule.free;
  let left = failures;
  let rest = age;
  while (left > 0 && rest >= delayOf(rule, left) + each) {
    rest -= delayOf(rule, left) + each;
    left -= 1;
    // The delay of that failure is over.
    rest += delayOf(rule, left);
  }
  return left === 0 ? { failures: 0, age: 0 } : { failures: left, age: rest };
};

/** How many seconds the next attempt has to wait; 0 if it need not. */
export const waitOf = (rule: BackoffRule, { failures, age }: FailureCount): number => {
  if (rule.grows) return Math.max(0, delayOf(rule, failures) - age);
  return failures < rule.free ? 0 : Math.max(0, BACKOFF_WINDOW_S / rule.free - age);
};
