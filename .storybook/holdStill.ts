/** What stories take for today while pictures of them are compared. */
const NOW = Date.parse('2026-01-15T06:30:00Z');

let state = 1;

/** Every story begins with the same dice, whichever was shown before it. */
export const seedDice = (): void => {
  state = 1;
};

/** The same day and the same dice in every picture. Time passes for timers. */
export const holdStill = (): void => {
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
