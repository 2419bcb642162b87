import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRetention, listBrokerPrivacyRequests, listPrivacyRequests } from '#contract/privacy.ts';
import { queryOf } from '#src/lib/queryOf.ts';

const LIMIT = 10;

/** The confirmed requests of all people. */
export const usePrivacyRequests = (page: number) =>
  useQuery({
    ...queryOf(listPrivacyRequests, { query: { page, limit: LIMIT } }),
    placeholderData: keepPreviousData,
  });

/** The confirmed requests that are about leads of this broker. */
export const useBrokerPrivacyRequests = (page: number) =>
  useQuery({
    ...queryOf(listBrokerPrivacyRequests, { query: { page, limit: LIMIT } }),
    placeholderData: keepPreviousData,
  });

/** What the next sweep would erase. */
export const useRetention = () => useQuery(queryOf(getRetention, {}));
