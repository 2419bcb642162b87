import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import { changeLeads } from '#contract/leads/work.ts';
import { call } from '#src/lib/call.ts';
import { brokerLeadApi as api } from '../leadApi.ts';

/** Changes several leads at once; the answer says what happened to each. */
export const useChangeSeveral = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof changeLeads>['body']) => call(changeLeads, { body }),
    onSettled: () => {
      for (const path of [api.get.path, api.events.path, ...api.lists])
        void client.invalidateQueries({ queryKey: [path] });
    },
  });
};
