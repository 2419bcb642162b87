/** Runs steps one after the other, also those after one that fails. Rejects with the first error, after it tried all of them. */
export const tryEach = async (steps: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const problems: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => problems.push(error));
  if (problems.length > 0) throw problems[0];
};
