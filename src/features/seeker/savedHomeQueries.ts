import { useQuery } from '@tanstack/react-query';
import { forgetHome, listSavedHomes, type SavedHome, saveHome } from '#contract/seeker.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { useListChange } from './useListChange.ts';

/** The homes that are saved in the account, the last saved first. */
export const useSavedHomeList = () => useQuery(queryOf(listSavedHomes, {}));

/** Removes a home from the saved ones. */
export const useForgetHome = () =>
  useListChange<SavedHome, SavedHome>({
    list: listSavedHomes,
    send: ({ id }) => call(forgetHome, { params: { id } }),
    change: (rows, { id }) => rows.filter((row) => row.id !== id),
    failure: 'The home could not be removed. Try again.',
  });

/** Restores a home that was just removed, at its former position in the list. */
export const useSaveAgain = () =>
  useListChange<SavedHome, { home: SavedHome; index: number }>({
    list: listSavedHomes,
    send: ({ home }) => call(saveHome, { params: { id: home.id } }),
    change: (rows, { home, index }) => {
      const others = rows.filter(({ id }) => id !== home.id);
      return [...others.slice(0, index), home, ...others.slice(index)];
    },
    failure: 'The home could not be saved again.',
  });
