import { useQuery } from '@tanstack/react-query';
import { getHealth, healthDefaults, type SystemHealth } from '../../../../contract/health';
import { queryOf } from '../../../lib/queryOf';

const EVERY_MS = 30_000;

interface Health extends SystemHealth {
  /** The server has said so; before that, and if it never does, they are the specified defaults. */
  live: boolean;
}

/** The platform's health, asked for anew every 30 seconds while the page is looked at. Failures are ignored. */
export const useHealth = (): Health => {
  const { data } = useQuery({ ...queryOf(getHealth, {}), refetchInterval: EVERY_MS });
  return { ...(data?.data ?? healthDefaults), live: data !== undefined };
};
