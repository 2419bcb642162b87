import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';

interface ListChange<Row, Input> {
  /** The endpoint of the list. */
  list: Endpoint;
  send: (input: Input) => Promise<unknown>;
  /** Returns the list after the change. */
  change: (rows: readonly Row[], input: Input) => Row[];
  /** The fallback message if the server gives no reason. */
  failure: string;
}

/**
 * Changes a list of the account optimistically; a change that cannot be saved is rolled back with a message. Changes of
 * a list are sent in sequence, and the list is refetched only after the last of them, so that it does not flicker.
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
