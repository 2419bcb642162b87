const WINDOW_SECONDS = 15 * 60;
const FIRST_DELAY_SECONDS = 30;

/** How many are free within 15 minutes, and whether whoever goes on waits longer each time, or only until one fades. */
export interface Rule {
  readonly free: number;
  readonly grows: boolean;
}

/** A count, and for how many seconds nothing has changed it. */
export interface FailureCount {
  readonly failures: number;
  readonly age: number;
}

// Doubles from half a minute; never longer than the window.
const delayOf = ({ free, grows }: Rule, failures: number): number =>
  grows && failures >= free ? Math.min(WINDOW_SECONDS, FIRST_DELAY_SECONDS * 2 ** (failures - free)) : 0;

/**
 * What is left of a count: one fades in each equal part of 15 minutes, so that only so many within them add up. While
 * somebody waits nothing fades: who guesses again at once has to wait longer.
 */
export const fadedBy = (rule: Rule, { failures, age }: FailureCount): FailureCount => {
  const each = WINDOW_SECONDS / rule.free;
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
export const waitOf = (rule: Rule, { failures, age }: FailureCount): number => {
  if (rule.grows) return Math.max(0, delayOf(rule, failures) - age);
  return failures < rule.free ? 0 : Math.max(0, WINDOW_SECONDS / rule.free - age);
};
