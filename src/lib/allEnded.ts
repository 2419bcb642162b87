/** Like `Promise.all`, but fails only once all have ended: what is read then knows of each of them. */
export const allEnded = async <T extends readonly unknown[] | []>(work: T) => {
  await Promise.allSettled(work);
  return Promise.all(work);
};
