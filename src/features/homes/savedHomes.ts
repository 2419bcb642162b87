import { readSession } from '#src/lib/sessions.ts';
import { changeSaved, savedHere } from './savedHere.ts';

/** The saved homes, the latest last. */
export const useSavedHomes = savedHere.useIds;

// Its code includes the contract's schemas, so it is loaded on demand.
const tellAccount = async (): Promise<void> => {
  const { sendUnsent } = await import('./accountHomes.ts');
  await sendUnsent();
};

const set = (id: number, isSaved: boolean): void => {
  const of = readSession('user')?.email.toLowerCase() ?? '';
  changeSaved({ id, isSaved, of });
  // If it cannot be sent now, the next page sends it.
  if (of) tellAccount().catch(() => undefined);
};

/** Removes homes from the saved ones. */
export const forgetHomes = (gone: readonly number[]): void => {
  for (const id of gone) set(id, false);
};

/** Whether a home is saved, and a function that toggles it. */
export const useSavedHome = (id: number): [isSaved: boolean, toggle: () => void] => {
  const isSaved = savedHere.useHas(id);
  return [isSaved, () => set(id, !savedHere.ids().includes(id))];
};
