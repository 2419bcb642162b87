import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import { type BrokerUser, createBrokerUser, listBrokerUsers, updateBrokerUser } from '#contract/users.ts';
import { call } from '#src/lib/call.ts';
import { useIdempotencyKey } from '#src/lib/idempotencyKey.ts';
import { patchQueryCache } from '#src/lib/patchQueryCache.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import type { TableState } from '#src/lib/useTableState.ts';

const sorts = ['id', 'name', 'email', 'status'] as const;

/** A page of the broker's users. A sort in the URL that does not exist counts as none. */
export const useUsers = ({ page, limit, q, sort, order }: TableState) =>
  useQuery({
    ...queryOf(listBrokerUsers, { query: { page, limit, q, sort: sorts.find((one) => one === sort), order } }),
    placeholderData: keepPreviousData,
  });

/** How many users the broker has: undefined until it is counted, 0 when it cannot be (specification 000, section 8). */
export const useUserCount = () => {
  const { data, isError } = useQuery(queryOf(listBrokerUsers, { query: { limit: 1 } }));
  return { count: data?.meta.total ?? (isError ? 0 : undefined), isLive: !isError };
};

const useRefresh = () => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [listBrokerUsers.path] });
};

/** Adds a user; sending the same content again after a failure cannot add two. */
export const useCreateUser = () => {
  const key = useIdempotencyKey();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (body: CallInput<typeof createBrokerUser>['body']): Promise<BrokerUser> =>
      (await call(createBrokerUser, { body }, { idempotencyKey: key.keyFor(body) })).data,
    onSuccess: () => {
      key.succeeded();
      refresh();
    },
  });
};

/** Changes a user, or lets one in or out. */
export const useUpdateUser = () => {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (input: CallInput<typeof updateBrokerUser>): Promise<BrokerUser> =>
      (await call(updateBrokerUser, input)).data,
    onSuccess: (saved) => {
      patchQueryCache(client, [listBrokerUsers.path], saved);
      refresh();
    },
  });
};
