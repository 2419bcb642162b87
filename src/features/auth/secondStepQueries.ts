import { useQuery, useQueryClient } from '@tanstack/react-query';
import { beginTwoFactor, getTwoFactor } from '#contract/secondStep.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import type { ProfileRole } from './saveProfile.ts';

/** The second step of the account. */
export const useSecondStep = (role: ProfileRole) =>
  useQuery({ ...queryOf(getTwoFactor, {}, role), queryKey: [getTwoFactor.path, role] });

/** The secret to set up a second step with, begun when `wanted`, and forgotten afterwards. */
export const useBegunSecondStep = (role: ProfileRole, wanted: boolean) =>
  useQuery({
    ...queryOf(beginTwoFactor, {}, role),
    queryKey: [beginTwoFactor.path, role],
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Reads everything again: what was refused without a second step is not any more. */
export const useRefreshAll = () => {
  const client = useQueryClient();
  return () => {
    client.removeQueries({ queryKey: [beginTwoFactor.path] });
    return client.invalidateQueries();
  };
};
