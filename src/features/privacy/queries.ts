import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listAudit } from '#contract/audit.ts';
import { getRetention, listBrokerPrivacyRequests, listPrivacyRequests, startPrivacyAgain } from '#contract/privacy.ts';
import { call } from '#src/lib/call.ts';
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

/** Starts a request again that failed. */
export const useStartAgain = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(startPrivacyAgain, { params: { id } }),
    onSettled: () =>
      Promise.all(
        [listPrivacyRequests.path, listAudit.path].map((path) => client.invalidateQueries({ queryKey: [path] })),
      ),
  });
};

/** What the next sweep would erase. */
export const useRetention = () => useQuery(queryOf(getRetention, {}));
