import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type BrokerRank, brokersReport, leadsReport, listingsReport, visitsReport } from '#contract/figures.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import type { Days } from './period.ts';

const REFETCH_MS = 60_000;
// After another period is chosen, the current figures stay until those of the new one have loaded.
const kept = { placeholderData: keepPreviousData, refetchInterval: REFETCH_MS } as const;

/** Leads created on these days. */
export const useLeadFigures = (query: Days) => useQuery({ ...queryOf(leadsReport, { query }), ...kept });

/** Homes posted and sold on these days. */
export const usePropertyFigures = (query: Days) => useQuery({ ...queryOf(listingsReport, { query }), ...kept });

/** Brokers ranked by their results on these days, best first. */
export const useBrokerFigures = (query: Days & { sort?: BrokerRank; limit?: number }) =>
  useQuery({ ...queryOf(brokersReport, { query }), ...kept });

/** Visits to public pages and to sites on these days. */
export const useVisitFigures = (query: Days) => useQuery({ ...queryOf(visitsReport, { query }), ...kept });
