import { useQuery, useQueryClient } from '@tanstack/react-query';
import { beginTwoFactor, getTwoFactor } from '#contract/secondStep.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import type { ProfileRole } from './saveProfile.ts';

/** The state of the account's second step. */
export const useSecondStep = (role: ProfileRole) =>
  useQuery({ ...queryOf(getTwoFactor, {}, role), queryKey: [getTwoFactor.path, role] });

/** The secret for setting up a second step, requested when `wanted` and not cached afterwards. */
export const useBegunSecondStep = (role: ProfileRole, wanted: boolean) =>
  useQuery({
    ...queryOf(beginTwoFactor, {}, role),
    queryKey: [beginTwoFactor.path, role],
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Refetches everything: queries that were refused for lack of a second step now succeed. */
export const useRefreshAll = () => {
  const client = useQueryClient();
  return () => {
    client.removeQueries({ queryKey: [beginTwoFactor.path] });
    return client.invalidateQueries();
  };
};
