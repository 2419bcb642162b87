import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import { propertyStatuses } from '#contract/properties/life.ts';
import {
  approveProperties,
  checkRera,
  getModerated,
  hintsAsked,
  listAllProperties,
  moderatedSorts,
  type reviewProperty,
  reviewQueues,
} from '#contract/properties/moderation.ts';
import { call } from '#src/lib/call.ts';
import { idIn } from '#src/lib/limits.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { useUpdateRecord } from '#src/lib/recordMutations.ts';
import type { TableState } from '#src/lib/useTableState.ts';
import { limitsIn } from './homeLimits.ts';

type ListQuery = NonNullable<CallInput<typeof listAllProperties>['query']>;

/** The body of a review request. */
export type ReviewBody = CallInput<typeof reviewProperty>['body'];

/** The queue named in the URL; undefined for all properties. */
export const queueOf = (queue: string | undefined) => reviewQueues.values.find((one) => one === queue);

// Unknown values in the URL are ignored. A queue starts with the longest-waiting property.
const filterOf = (table: TableState): ListQuery => {
  const { q, status, queue, broker_id, hints, sort, order } = table;
  const known = moderatedSorts.find((one) => one === sort);
  return {
    q,
    status: propertyStatuses.values.find((one) => one === status),
    queue: queueOf(queue),
    broker_id: idIn(broker_id),
    hints: queueOf(queue) === 'review' ? hintsAsked.values.find((one) => one === hints) : undefined,
    ...limitsIn(table),
    ...(known ? { sort: known, order } : queueOf(queue) ? { sort: 'waiting' } : {}),
  };
};

/** A page of all brokers' properties; those in the review queue include their number of hints. */
export const useModerated = (table: TableState) =>
  useQuery({
    ...queryOf(listAllProperties, {
      query: {
        ...filterOf({ ...table, hints: table.hints || 'true' }),
        page: table.page,
        limit: table.limit,
      },
    }),
    placeholderData: keepPreviousData,
  });

const MOST_AHEAD = 100;

/** The properties that a review walks through: the table's, from its first page; without a queue, those to review. */
export const useReviewQueueRows = (table: TableState) =>
  useQuery({
    ...queryOf(listAllProperties, {
      query: { ...filterOf({ ...table, queue: queueOf(table.queue) ?? 'review' }), limit: MOST_AHEAD },
    }),
    placeholderData: keepPreviousData,
  });

const POLL_MS = 60_000;

/** The number of properties waiting for the operator in all queues; 0 until known. */
export const useWaitingCount = (): number => {
  const { data } = useQuery({
    ...queryOf(listAllProperties, { query: { queue: 'review', limit: 1 } }),
    refetchInterval: POLL_MS,
  });
  const queues = data?.meta.queues;
  return queues ? queues.review + queues.edited + queues.reported : 0;
};

/** The query for a property with everything needed to decide on it. */
export const moderatedQuery = (id: number) => queryOf(getModerated, { params: { id } });

/** Approves several properties; the answer says which were refused, and why. */
export const useApproveSeveral = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof approveProperties>['body']) => call(approveProperties, { body }),
    onSettled: () =>
      Promise.all(
        [listAllProperties.path, getModerated.path].map((path) => client.invalidateQueries({ queryKey: [path] })),
      ),
  });
};

/** Marks a RERA number as checked or unchecked. */
export const useCheckRera = (id: number) =>
  useUpdateRecord(
    (checked: boolean) => call(checkRera, { params: { id }, body: { checked } }),
    [getModerated.path, listAllProperties.path],
  );
