import { useQuery } from '@tanstack/react-query';
import { type DemoAccount, listDemoAccounts } from '#contract/demo.ts';
import type { Role } from '#contract/endpoint.ts';
import { queryOf } from '#src/lib/queryOf.ts';

/** The accounts that a demo server shows for these roles; none on any other server, and none when it cannot say. */
export const useDemoAccounts = (roles: readonly Role[]): readonly DemoAccount[] => {
  const { data } = useQuery({ ...queryOf(listDemoAccounts, {}), staleTime: Number.POSITIVE_INFINITY, retry: false });
  return (data?.data ?? []).filter((account) => roles.includes(account.role));
};
