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

/** The median time of `work` in milliseconds over `rounds` runs, after five warm-up runs. */
export const medianTime = async (rounds: number, work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let round = -5; round < rounds; round += 1) times.push(await timeOf(work));
  return median(times.slice(5));
};
