import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { listAudit } from '#contract/audit.ts';
import { getRetention, listBrokerPrivacyRequests, listPrivacyRequests, startPrivacyAgain } from '#contract/privacy.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { useRefetch } from '#src/lib/recordMutations.ts';

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

/** Restarts a failed request. */
export const useStartAgain = () =>
  useMutation({
    mutationFn: (id: string) => call(startPrivacyAgain, { params: { id } }),
    onSettled: useRefetch([listPrivacyRequests.path, listAudit.path]),
  });

/** What the next sweep would erase. */
export const useRetention = () => useQuery(queryOf(getRetention, {}));
