import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSeekerAlerts, listOwnEnquiries, type SeekerAlerts, setSeekerAlerts } from '#contract/seeker.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';

/** The own enquiries, the latest first. */
export const useOwnEnquiries = () => useQuery(queryOf(listOwnEnquiries, {}));

/** What the person is told of besides the alerts of searches. */
export const useSeekerAlerts = () => useQuery(queryOf(getSeekerAlerts, {}));

/** Saves a choice: it shows at once, and is taken back if that fails. */
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
