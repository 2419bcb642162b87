import { useQuery } from '@tanstack/react-query';
import { getHealth, healthDefaults, type SystemHealth } from '#contract/health.ts';
import { queryOf } from '#src/lib/queryOf.ts';

const EVERY_MS = 30_000;

interface Health extends SystemHealth {
  /** The server says so now: before it did, they are the specified defaults, and once it does not answer, what it said last. */
  live: boolean;
}

/** The platform's health, asked for anew every 30 seconds while the page is looked at. Failures are ignored. */
export const useHealth = (): Health => {
  const { data, isError } = useQuery({ ...queryOf(getHealth, {}), refetchInterval: EVERY_MS });
  return { ...(data?.data ?? healthDefaults), live: data !== undefined && !isError };
};
