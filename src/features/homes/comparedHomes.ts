import { MOST_COMPARED } from '#contract/homes/choices.ts';
import { keptHomes } from './keptHomes.ts';

const compared = keptHomes('nivaas.comparedHomes');

/** The homes that are chosen to be compared. */
export const useComparedHomes = compared.useIds;

/** Whether a home is chosen to be compared. */
export const useIsCompared = compared.useHas;

/** Takes all homes off the comparison. */
export const clearCompared = (): void => compared.write([]);

/** Chooses a home to be compared, or takes it off; false if there is no room for it. */
export const toggleCompared = (id: number): boolean => {
  const ids = compared.ids();
  if (ids.includes(id)) compared.write(ids.filter((one) => one !== id));
  else if (ids.length >= MOST_COMPARED) return false;
  else compared.write([...ids, id]);
  return true;
};
