/** Like `Promise.all`, but rejects only once all have settled, so that a later read sees the effects of each. */
export const settleAll = async <T extends readonly unknown[] | []>(work: T) => {
  await Promise.allSettled(work);
  return Promise.all(work);
};
