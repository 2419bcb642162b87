import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type AlertChoice,
  changeSavedSearch,
  forgetSearch,
  listSavedSearches,
  lookAtSearch,
  type SavedSearch,
} from '#contract/seeker.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { useUpdateRecord } from '#src/lib/recordMutations.ts';
import { useListChange } from './useListChange.ts';
import { noteSearchSaved } from './wantedSearch.ts';

/** The saved searches, the last saved first. */
export const useSavedSearches = () => useQuery(queryOf(listSavedSearches, {}));

/** Changes how often a search sends alerts about new matches. */
export const useChooseAlert = () =>
  useListChange<SavedSearch, { id: number; alert: AlertChoice }>({
    list: listSavedSearches,
    send: ({ id, alert }) => call(changeSavedSearch, { params: { id }, body: { alert } }),
    change: (rows, { id, alert }) => rows.map((row) => (row.id === id ? { ...row, alert } : row)),
    failure: 'This could not be saved. Try again.',
  });

/** Marks a search's matches as seen. If it fails, they are just counted as new once more. */
export const useLookAtSearch = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(lookAtSearch, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listSavedSearches.path] }),
  });
};

/** Renames a search. */
export const useRenameSearch = () =>
  useUpdateRecord(
    ({ id, name }: { id: number; name: string }) => call(changeSavedSearch, { params: { id }, body: { name } }),
    [listSavedSearches.path],
  );

/** Deletes a search; it goes from the list once the server has deleted it. */
export const useForgetSearch = () => {
  const client = useQueryClient();
  const { queryKey } = queryOf(listSavedSearches, {});
  return useMutation({
    mutationFn: (id: number) => call(forgetSearch, { params: { id } }),
    onSuccess: (_, id) => {
      // The search's page then offers to save it again.
      noteSearchSaved();
      client.setQueryData(queryKey, (known) => known && { ...known, data: known.data.filter((row) => row.id !== id) });
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
};
