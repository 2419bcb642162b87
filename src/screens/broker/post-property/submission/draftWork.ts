import type { DraftSlot } from './postDraft.ts';

const works = new Map<DraftSlot, Promise<unknown>>();

/** Runs work that continues with a draft after its page is left, such as sending photos. */
export const workOnDraft = async <Result>(
  slot: DraftSlot | undefined,
  work: () => Promise<Result>,
): Promise<Result> => {
  const running = work();
  if (slot === undefined) return running;
  works.set(slot, running);
  try {
    return await running;
  } finally {
    if (works.get(slot) === running) works.delete(slot);
  }
};

/** Resolves when no work on a draft is running. */
export const draftIdle = async (slot: DraftSlot): Promise<void> => {
  await works.get(slot)?.catch(() => undefined);
};
