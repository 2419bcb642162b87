/** Does the work for each, four side by side; the answers in the order of the items. */
export const fewAtATime = async <T, R>(
  items: readonly T[],
  work: (item: T, at: number) => Promise<R>,
): Promise<R[]> => {
  const answers: R[] = [];
  const queue = [...items.entries()];
  const workUntilDone = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [at, item] = next;
      answers[at] = await work(item, at);
    }
  };
  await Promise.all(Array.from({ length: 4 }, workUntilDone));
  return answers;
};
