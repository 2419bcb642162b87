import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Broker,
  brokerSorts,
  brokerStatuses,
  createBroker,
  getBroker,
  listBrokers,
  updateBroker,
} from '#contract/brokers.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { call } from '#src/lib/call.ts';
import { useIdempotencyKey } from '#src/lib/idempotencyKey.ts';
import { patchQueryCache } from '#src/lib/patchQueryCache.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import type { TableState } from '#src/lib/useTableState.ts';

/** A page of brokers. A status or sort in the URL that does not exist counts as none. */
export const useBrokers = ({ page, limit, q, status, sort, order }: TableState) =>
  useQuery({
    ...queryOf(listBrokers, {
      query: {
        page,
        limit,
        q,
        status: brokerStatuses.values.find((one) => one === status),
        sort: brokerSorts.find((one) => one === sort),
        order,
      },
    }),
    placeholderData: keepPreviousData,
  });

/**
 * How many brokers there are: the list's total, asked for with one row (specification 000, section 9). Undefined until it is
 * counted, 0 when it cannot be.
 */
export const useBrokerCount = () => {
  const { data, isError } = useQuery(queryOf(listBrokers, { query: { limit: 1 } }));
  return { count: isError ? 0 : data?.meta.total, isLive: !isError };
};

/** One broker as the server knows it now. */
export const useBroker = (id: number) => useQuery(queryOf(getBroker, { params: { id } }));

const refreshed = [listBrokers.path, getBroker.path];

const useRefresh = () => {
  const client = useQueryClient();
  return () => Promise.all(refreshed.map((path) => client.invalidateQueries({ queryKey: [path] })));
};

type Created = CallInput<typeof createBroker>;
type Updated = CallInput<typeof updateBroker>;

/** Adds a broker; sending the same content again after a failure cannot add two. */
export const useCreateBroker = () => {
  const key = useIdempotencyKey();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (input: Created): Promise<Broker> => {
      const photo =
        input.file instanceof File ? `${input.file.name} ${input.file.size} ${input.file.lastModified}` : '';
      return (await call(createBroker, input, { idempotencyKey: key.keyFor(input.body, photo) })).data;
    },
    onSuccess: () => {
      key.succeeded();
      void refresh();
    },
  });
};

/** Changes or suspends a broker. */
export const useUpdateBroker = () => {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (input: Updated): Promise<Broker> => (await call(updateBroker, input)).data,
    onSuccess: (saved) => {
      patchQueryCache(client, refreshed, saved);
      void refresh();
    },
  });
};
