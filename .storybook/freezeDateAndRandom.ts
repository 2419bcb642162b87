/** The current time of stories in visual review. */
const NOW = Date.parse('2026-01-15T06:30:00Z');

let state = 1;

/** Resets the random numbers, so that they do not depend on earlier stories. */
export const resetRandom = (): void => {
  state = 1;
};

/** Fixes the date and the random numbers for visual review. Timers still run. */
export const freezeDateAndRandom = (): void => {
  Math.random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
  Date.now = () => NOW;
  window.Date = new Proxy(Date, {
    construct: (target, given, self) => Reflect.construct(target, given.length ? given : [NOW], self),
    apply: (target) => new target(NOW).toString(),
  });
};
