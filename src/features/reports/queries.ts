import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type BrokerRank, brokersReport, leadsReport, listingsReport, visitsReport } from '#contract/reports.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import type { Days } from './period.ts';

const REFETCH_MS = 60_000;
// The figures of the period before stay until those of the chosen one are there.
const kept = { placeholderData: keepPreviousData, refetchInterval: REFETCH_MS } as const;

/** Leads that were created in these days. */
export const useLeadsReport = (query: Days) => useQuery({ ...queryOf(leadsReport, { query }), ...kept });

/** Homes that were posted and sold in these days. */
export const useListingsReport = (query: Days) => useQuery({ ...queryOf(listingsReport, { query }), ...kept });

/** Brokers by what they did in these days, best first. */
export const useBrokersReport = (query: Days & { sort?: BrokerRank; limit?: number }) =>
  useQuery({ ...queryOf(brokersReport, { query }), ...kept });

/** Visits of public pages and of sites in these days. */
export const useVisitsReport = (query: Days) => useQuery({ ...queryOf(visitsReport, { query }), ...kept });
