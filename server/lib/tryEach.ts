/** Runs steps one after the other, even after one fails. Rejects with the first error once all were tried. */
export const tryEach = async (steps: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const problems: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => problems.push(error));
  if (problems.length > 0) throw problems[0];
};
