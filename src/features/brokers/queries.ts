import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { brokerSorts, brokerStatuses, createBroker, getBroker, listBrokers, updateBroker } from '#contract/brokers.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { useCreateRecord, useUpdateRecord } from '#src/lib/recordMutations.ts';
import type { TableState } from '#src/lib/useTableState.ts';

/** A page of brokers, read while `enabled`. An unknown status or sort in the URL is ignored. */
export const useBrokers = ({ page, limit, q, status, sort, order }: TableState, enabled = true) =>
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
    enabled,
    placeholderData: keepPreviousData,
  });

/** The number of brokers: the total of a list of one row (specification 000, section 9). Undefined until known, 0 on failure. */
export const useBrokerCount = () => {
  const { data, isError } = useQuery(queryOf(listBrokers, { query: { limit: 1 } }));
  return { count: isError ? 0 : data?.meta.total, isLive: !isError };
};

/** One broker, read from the server. */
export const useBroker = (id: number, enabled = true) =>
  useQuery({ ...queryOf(getBroker, { params: { id } }), enabled });

const lists = [listBrokers.path, getBroker.path];
type NewBroker = CallInput<typeof createBroker>;
type BrokerChange = CallInput<typeof updateBroker>;

/** Adds a broker. */
export const useCreateBroker = () =>
  useCreateRecord((input: NewBroker, options) => call(createBroker, input, options), lists);

/** Changes or suspends a broker. */
export const useUpdateBroker = () => useUpdateRecord((input: BrokerChange) => call(updateBroker, input), lists);
