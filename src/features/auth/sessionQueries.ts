import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endOtherSessions, endSession, listSessions } from '#contract/account.ts';
import type { Role } from '#contract/endpoint.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';

const keyOf = (role: Role) => [listSessions.path, role];

/** The sessions of the account. */
export const useSessions = (role: Role) => useQuery({ ...queryOf(listSessions, {}, role), queryKey: keyOf(role) });

/** Refetches the sessions. */
export const useRefreshSessions = (role: Role) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(role) });
};

/** Ends one session, or all but this one. */
export const useEndSessions = (role: Role) => {
  const refresh = useRefreshSessions(role);
  return useMutation<unknown, Error, number | 'others'>({
    mutationFn: (which) =>
      which === 'others'
        ? call(endOtherSessions, {}, { as: role })
        : call(endSession, { params: { id: which } }, { as: role }),
    onSettled: refresh,
  });
};
