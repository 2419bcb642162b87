const STEPS = 4;
/** Round steps: quarters of a hundred where there are hundreds, whole numbers below. */
const small = [1, 2, 5, 10];
const large = [1, 2.5, 5, 10];

/** Five round numbers from 0 to at least `most`, evenly apart: 0, 25, 50, 75, 100 for 72. */
export function chartTicks(most: number): number[] {
  const least = most > 0 ? most / STEPS : 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const nice = power < 10 ? small : large;
  // The smallest round step that reaches; the tolerance forgives what division leaves behind the comma.
  const step = (nice.find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10) * power;
  return Array.from({ length: STEPS + 1 }, (_, tick) => Number((tick * step).toPrecision(12)));
}
