/** One line of what was measured. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** One line that says first whether a limit was kept. */
export const sayWhether = (fits: boolean, line: string): void => say(`${fits ? 'ok  ' : 'SLOW'} ${line}`);

/** The middle one of these numbers. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
