import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import { getBrokerQuotas, getQuotas, updateBrokerQuotas } from '#contract/quotas.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';

/**
 * The broker's usage and limits; refetched by every screen, because the account may have been approved in the meantime.
 */
export const useQuotas = () => useQuery({ ...queryOf(getQuotas, {}), refetchOnMount: 'always' });

/** Whether the account awaits approval, which would raise its small quotas; undefined until known. */
export const useApprovalAwaited = (): boolean | undefined => {
  const { data } = useQuotas();
  return data && Object.values(data.data).some(({ more }) => more === 'approval');
};

/** A broker's usage and limits, for the operator. */
export const useBrokerQuotas = (id: number) =>
  useQuery({ ...queryOf(getBrokerQuotas, { params: { id } }), refetchOnMount: 'always' });

/** Changes a broker's limits. */
export const useUpdateBrokerQuotas = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof updateBrokerQuotas>) => call(updateBrokerQuotas, input),
    onSuccess: (saved, { params }) => client.setQueryData(queryOf(getBrokerQuotas, { params }).queryKey, saved),
  });
};
