/** Prints a line. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Prints a line that begins with `ok` if a limit was met, and with `SLOW` otherwise. */
export const sayWhether = (fits: boolean, line: string): void => say(`${fits ? 'ok  ' : 'SLOW'} ${line}`);

/** The median. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

/** A percentile of the numbers, as a fraction: `percentile(times, 0.95)`. */
export const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;

/** The time that `work` takes, in milliseconds. */
export const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** The times of `work` in milliseconds over `rounds` runs, after some that warm up, whose numbers are negative. */
export const timesOf = async (
  rounds: number,
  work: (round: number) => Promise<unknown>,
  warmingUp = 5,
): Promise<number[]> => {
  const times: number[] = [];
  for (let round = -warmingUp; round < rounds; round += 1) {
    const took = await timeOf(() => work(round));
    if (round >= 0) times.push(took);
  }
  return times;
};

/** The median of `timesOf`. */
export const medianTime = async (rounds: number, work: () => Promise<unknown>): Promise<number> =>
  median(await timesOf(rounds, work));
