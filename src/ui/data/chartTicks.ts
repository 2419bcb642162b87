const STEPS = 4;
/** Round steps: quarters of a hundred from ten on, whole numbers below. */
const small = [1, 2, 5, 10];
const large = [1, 2.5, 5, 10];

/** Five evenly spaced round numbers from 0 to at least `max`: 0, 25, 50, 75, 100 for 72. */
export function chartTicks(max: number): number[] {
  const minStep = max > 0 ? max / STEPS : 1;
  const power = 10 ** Math.floor(Math.log10(minStep));
  const nice = power < 10 ? small : large;
  // The smallest round step that is large enough; the tolerance absorbs rounding errors.
  const step = (nice.find((factor) => factor * power >= minStep * (1 - 1e-9)) ?? 10) * power;
  return Array.from({ length: STEPS + 1 }, (_, tick) => Number((tick * step).toPrecision(12)));
}
