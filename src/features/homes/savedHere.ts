import { keptHomes } from './keptHomes.ts';

/** The homes that are saved in this browser, the latest last. A signed-in person's are those of the account. */
export const savedHere = keptHomes('nivaas.savedHomes');

/** Adds a home, or takes it off, in this browser alone. */
export const noteSaved = (id: number, isSaved: boolean): void => {
  const others = savedHere.ids().filter((one) => one !== id);
  savedHere.write(isSaved ? [...others, id] : others);
};
