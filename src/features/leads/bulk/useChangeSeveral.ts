import { useMutation } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import { changeLeads } from '#contract/leads/work.ts';
import { call } from '#src/lib/call.ts';
import { useRefetch } from '#src/lib/recordMutations.ts';
import { brokerLeadApi } from '../leadApi.ts';
import { touched } from '../work/leadWorkQueries.ts';

/** Changes several leads at once; the answer says what happened to each. */
export const useChangeSeveral = () => {
  const refetch = useRefetch(touched(brokerLeadApi));
  return useMutation({
    mutationFn: (body: CallInput<typeof changeLeads>['body']) => call(changeLeads, { body }),
    onSettled: () => void refetch(),
  });
};
