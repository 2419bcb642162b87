import { readSession } from '#src/lib/sessions.ts';
import { noteSaved, savedHere } from './savedHere.ts';

/** The saved homes, the latest last. */
export const useSavedHomes = savedHere.useIds;

// Its code includes the contract's schemas, so it is loaded on demand.
const tellAccount = async (id: number, isSaved: boolean): Promise<void> => {
  if (!readSession('user')) return;
  const { sendSaved } = await import('./accountHomes.ts');
  await sendSaved(id, isSaved);
};

const set = (id: number, isSaved: boolean): void => {
  noteSaved(id, isSaved);
  void tellAccount(id, isSaved).catch(() => undefined);
};

/** Takes homes off the saved ones. */
export const forgetHomes = (gone: readonly number[]): void => {
  for (const id of gone) set(id, false);
};

/** Whether a home is saved, and a function that toggles it. */
export const useSavedHome = (id: number): [isSaved: boolean, toggle: () => void] => {
  const isSaved = savedHere.useHas(id);
  return [isSaved, () => set(id, !savedHere.ids().includes(id))];
};
