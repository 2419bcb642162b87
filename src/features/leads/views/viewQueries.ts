import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addLeadView, listLeadViews, removeLeadView } from '#contract/leads/tools.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { useCreateRecord } from '#src/lib/recordMutations.ts';

/** The broker's saved views, by name. */
export const useViews = () => useQuery(queryOf(listLeadViews, {}));

/** Saves a view. */
export const useSaveView = () =>
  useCreateRecord(
    (body: { name: string; query: string }, options) => call(addLeadView, { body }, options),
    [listLeadViews.path],
  );

/** Removes a view. */
export const useRemoveView = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(removeLeadView, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: [listLeadViews.path] }),
  });
};
