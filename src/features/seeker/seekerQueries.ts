import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSeekerAlerts, listOwnEnquiries, type SeekerAlerts, setSeekerAlerts } from '#contract/seeker.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';

/** The seeker's own enquiries, the latest first. */
export const useOwnEnquiries = () => useQuery(queryOf(listOwnEnquiries, {}));

/** The alerts besides those of saved searches. */
export const useSeekerAlerts = () => useQuery(queryOf(getSeekerAlerts, {}));

/** Saves a choice optimistically; rolls it back on failure. */
export const useSetSeekerAlerts = () => {
  const client = useQueryClient();
  const { queryKey } = queryOf(getSeekerAlerts, {});
  return useMutation({
    scope: { id: getSeekerAlerts.path },
    mutationFn: (alerts: SeekerAlerts) => call(setSeekerAlerts, { body: alerts }),
    onMutate: async (alerts) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, { data: alerts });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
};
