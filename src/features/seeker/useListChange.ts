import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';

interface ListChange<Row, Input> {
  /** The endpoint of the list. */
  list: Endpoint;
  send: (input: Input) => Promise<unknown>;
  /** The list as it is once the change is saved. */
  change: (rows: readonly Row[], input: Input) => Row[];
  /** What is said if the server gives no reason. */
  failure: string;
}

/**
 * Changes a list of the account: the change shows at once, and is taken back with a message if it cannot be saved. Changes of a
 * list are sent one after the other, and the list is read again after the last of them, so that none flickers.
 */
export const useListChange = <Row, Input>({ list, send, change, failure }: ListChange<Row, Input>) => {
  const client = useQueryClient();
  const say = useSnackbar();
  const queryKey = [list.path, {}];
  const mutationKey = [list.path];
  return useMutation({
    mutationKey,
    scope: { id: list.path },
    mutationFn: send,
    onMutate: async (input) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<{ data: Row[] }>(queryKey);
      if (before) client.setQueryData(queryKey, { ...before, data: change(before.data, input) });
      return before;
    },
    onError: (error, _input, before) => {
      if (before) client.setQueryData(queryKey, before);
      say(messageOf(error, failure), { failed: true });
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey });
    },
  });
};
