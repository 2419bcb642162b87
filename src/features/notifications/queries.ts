import { keepPreviousData, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import {
  listAllNotifications,
  listBrokerNotifications,
  listNotifications,
  operatorKinds,
  readAllBrokerNotifications,
  readAllNotifications,
  readBrokerNotification,
  readNotification,
} from '#contract/notifications.ts';
import { call } from '#src/lib/call.ts';
import { patchQueryCache } from '#src/lib/patchQueryCache.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import type { TableState } from '#src/lib/useTableState.ts';

/** The size of the operator's list (specification 000, section 9). */
const PAGE_SIZE = 10;
const BROKERS_PAGE = 50;
/** A visible tab polls this often, and at once when it becomes visible again: news appears within half a minute. */
const POLL_MS = 20_000;

const READING = ['notification read'];
// The list shows at once what is read, so the request must not be aborted when the page is left.
const keepalive = true;

const unread = queryOf(listNotifications, { query: { limit: PAGE_SIZE } });

/** The operator's newest unread notifications, and how many are unread. After a failure there are none. */
export const useNotifications = () => {
  const { data, error, isError } = useQuery({ ...unread, refetchInterval: POLL_MS });
  // A refetch must not bring back a notification that is still being marked as read.
  const leaving = useMutationState<number | undefined>({
    filters: { mutationKey: READING, status: 'pending' },
    select: ({ state: { variables } }) => (typeof variables === 'number' ? variables : undefined),
  });
  const known = isError ? [] : (data?.data ?? []);
  const notifications = known.filter(({ id }) => !leaving.includes(id));
  const count = isError ? 0 : (data?.meta.unread ?? 0);
  return { notifications, unread: count - (known.length - notifications.length), error };
};

/** The filters of the page of all notifications; an unknown kind in the URL is ignored. */
const searchOf = ({ q, kind }: Pick<TableState, 'q' | 'kind'>) => ({
  q,
  kind: operatorKinds.values.find((one) => one === kind),
});

/** A page of all of the operator's notifications; polled, as the bell is. */
export const useAllNotifications = (state: TableState) =>
  useQuery({
    ...queryOf(listAllNotifications, {
      query: {
        ...searchOf(state),
        page: state.page,
        limit: state.limit,
        unread: state.status === 'unread' || undefined,
      },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });

/** How many of them are unread; undefined until known. */
export const useUnreadCount = (state: TableState) =>
  useQuery({
    ...queryOf(listAllNotifications, { query: { ...searchOf(state), unread: true, limit: 1 } }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  }).data?.meta.total;

/** Marks a notification as read: it leaves the list at once; a failure refetches the list (specification 000, section 4). */
export const useReadNotification = () => {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: [listNotifications.path] });
  return useMutation({
    mutationKey: READING,
    mutationFn: (id: number) => call(readNotification, { params: { id } }, { keepalive }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: unread.queryKey });
      const known = client.getQueryData<Answer<typeof listNotifications>>(unread.queryKey);
      if (!known) return { isPart: false };
      const data = known.data.filter((one) => one.id !== id);
      const left = known.meta.unread - (known.data.length - data.length);
      client.setQueryData(unread.queryKey, { data, meta: { unread: left } });
      return { isPart: left > data.length };
    },
    onError: reload,
    onSuccess: ({ data }, _id, { isPart }) => {
      patchQueryCache(client, [listAllNotifications.path], data);
      void client.invalidateQueries({ queryKey: [listAllNotifications.path] });
      // An older notification moves up.
      return isPart ? reload() : undefined;
    },
  });
};

/** Marks all of the operator's notifications as read: the list is empty at once. */
export const useReadAllNotifications = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(readAllNotifications, {}, { keepalive }),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: unread.queryKey });
      client.setQueryData(unread.queryKey, { data: [], meta: { unread: 0 } });
    },
    onSettled: () =>
      Promise.all(
        [listNotifications, listAllNotifications].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
      ),
  });
};

const brokers = queryOf(listBrokerNotifications, { query: { limit: BROKERS_PAGE } });

/** The broker's notifications, newest first, with the unread count. */
export const useBrokerNotifications = () => {
  const { data, error, isError, refetch } = useQuery({ ...brokers, refetchInterval: POLL_MS });
  const state = data ? undefined : isError ? ('failed' as const) : ('loading' as const);
  return { notifications: data?.data ?? [], unread: data?.meta.unread ?? 0, state, error, retry: () => void refetch() };
};

/** Marks one or all of the broker's notifications as read; the list shows it at once, and is refetched. */
export const useReadBrokerNotifications = () => {
  const client = useQueryClient();
  return useMutation<unknown, Error, number | 'all'>({
    mutationFn: (which) =>
      which === 'all'
        ? call(readAllBrokerNotifications, {}, { keepalive })
        : call(readBrokerNotification, { params: { id: which } }, { keepalive }),
    onMutate: async (which) => {
      await client.cancelQueries({ queryKey: brokers.queryKey });
      client.setQueryData(brokers.queryKey, (known) => {
        if (!known) return known;
        const isRead = (one: { id: number }) => which === 'all' || one.id === which;
        const left =
          which === 'all' ? 0 : known.meta.unread - Number(known.data.some((one) => isRead(one) && !one.is_read));
        return {
          data: known.data.map((one) => (isRead(one) ? { ...one, is_read: true } : one)),
          meta: { unread: left },
        };
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [listBrokerNotifications.path] }),
  });
};
