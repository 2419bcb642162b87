import { MOST_COMPARED } from '#contract/homes/choices.ts';
import { keptHomes } from './keptHomes.ts';

const compared = keptHomes('nivaas.comparedHomes');

/** The ids of the homes chosen to compare. */
export const useComparedHomes = compared.useIds;

/** Whether a home is chosen to compare. */
export const useIsCompared = compared.useHas;

/** Removes all homes from the comparison. */
export const clearCompared = (): void => compared.write([]);

/** Adds a home to the comparison, or removes it; false if there is no room. */
export const toggleCompared = (id: number): boolean => {
  const ids = compared.ids();
  if (ids.includes(id)) compared.write(ids.filter((one) => one !== id));
  else if (ids.length >= MOST_COMPARED) return false;
  else compared.write([...ids, id]);
  return true;
};
