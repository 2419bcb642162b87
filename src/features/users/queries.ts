import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import { getQuotas } from '#contract/quotas.ts';
import { createBrokerUser, listBrokerUsers, updateBrokerUser } from '#contract/users.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { useCreateRecord, useUpdateRecord } from '#src/lib/recordMutations.ts';
import type { TableState } from '#src/lib/useTableState.ts';

const sorts = ['id', 'name', 'email', 'status'] as const;

/** A page of the broker's users. An unknown sort in the URL is ignored. */
export const useUsers = ({ page, limit, q, sort, order }: TableState) =>
  useQuery({
    ...queryOf(listBrokerUsers, { query: { page, limit, q, sort: sorts.find((one) => one === sort), order } }),
    placeholderData: keepPreviousData,
  });

/** The number of the broker's users: undefined until known, 0 when the call fails (specification 000, section 8). */
export const useUserCount = () => {
  const { data, isError } = useQuery(queryOf(listBrokerUsers, { query: { limit: 1 } }));
  return { count: data?.meta.total ?? (isError ? 0 : undefined), isLive: !isError };
};

const lists = [listBrokerUsers.path, getQuotas.path];
type NewUser = CallInput<typeof createBrokerUser>['body'];
type UserChange = CallInput<typeof updateBrokerUser>;

/** Adds a user. */
export const useCreateUser = () =>
  useCreateRecord((body: NewUser, options) => call(createBrokerUser, { body }, options), lists);

/** Changes a user; an inactive one cannot sign in. */
export const useUpdateUser = () => useUpdateRecord((input: UserChange) => call(updateBrokerUser, input), lists);
