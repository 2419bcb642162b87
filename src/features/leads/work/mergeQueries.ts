import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CallInput } from '#contract/endpoint.ts';
import { dismissDuplicate, mergeLeads, unmergeLeads } from '#contract/leads/tools.ts';
import { listBrokerLeadEvents, listDuplicates } from '#contract/leads/work.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { useRefetch } from '#src/lib/recordMutations.ts';
import { brokerLeadApi as api } from '../leadApi.ts';

const touched = [api.get.path, api.events.path, listDuplicates.path, ...api.lists];

const useMergeCall = <Input>(mutationFn: (input: Input) => Promise<unknown>) => {
  const refetch = useRefetch(touched);
  const isRunning = useRef(false);
  const { mutate, ...state } = useMutation({
    mutationFn,
    onSettled: () => {
      isRunning.current = false;
      void refetch();
    },
  });
  // The second click of a double click arrives before the button is rendered as busy.
  const once: typeof mutate = (...given) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(...given);
  };
  return { ...state, mutate: once };
};

/** Merges another lead into one. */
export const useMerge = () => useMergeCall((input: CallInput<typeof mergeLeads>) => call(mergeLeads, input));

/** Undoes the latest merge of a lead. */
export const useUnmerge = () => useMergeCall((id: number) => call(unmergeLeads, { params: { id } }));

/** Records that two leads are not the same person. */
export const useDismiss = (id: number) =>
  useMergeCall((other_id: number) => call(dismissDuplicate, { params: { id }, body: { other_id } }));

/** The other lead of a merge, while its dialog is open. */
export const useOtherLead = (id: number, open: boolean) =>
  useQuery({ ...queryOf(api.get, { params: { id } }), enabled: open });

/** How many entries the timelines of leads have; undefined until known. */
export const useEventCounts = (ids: readonly number[], open: boolean): readonly (number | undefined)[] =>
  useQueries({
    queries: ids.map((id) => ({
      ...queryOf(listBrokerLeadEvents, { params: { id }, query: { limit: 1 } }),
      enabled: open,
    })),
  }).map(({ data }) => data?.meta.total);
