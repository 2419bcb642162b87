import { keptHomes } from './keptHomes.ts';

const saved = keptHomes('nivaas.savedHomes');

/** The homes that are saved in this browser, the latest last. */
export const useSavedHomes = saved.useIds;

/** Takes homes off the saved ones. */
export const forgetHomes = (gone: readonly number[]): void =>
  saved.write(saved.ids().filter((id) => !gone.includes(id)));

/** Whether a home is saved in this browser, and a function that toggles it. */
export const useSavedHome = (id: number): [isSaved: boolean, toggle: () => void] => {
  const isSaved = saved.useHas(id);
  const toggle = () => {
    const ids = saved.ids();
    saved.write(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  };
  return [isSaved, toggle];
};
