import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { listNotifications, readNotification } from '#contract/notifications.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';

/** The size of the bell's list (specification 000, section 9). */
const PAGE_SIZE = 10;
const MINUTE = 60_000;

const READING = ['notification read'];

const unread = queryOf(listNotifications, { query: { limit: PAGE_SIZE } });

/**
 * The operator's unread notifications, refetched every minute; `andMore` if the server may have more than this page. After a
 * failure the list is empty.
 */
export const useNotifications = () => {
  const { data, isError } = useQuery({ ...unread, refetchInterval: MINUTE });
  // A refetch must not bring back a notification that is still being marked as read.
  const leaving = useMutationState<number | undefined>({
    filters: { mutationKey: READING, status: 'pending' },
    select: ({ state: { variables } }) => (typeof variables === 'number' ? variables : undefined),
  });
  const notifications = isError ? [] : (data?.data ?? []).filter(({ id }) => !leaving.includes(id));
  return { notifications, andMore: notifications.length >= PAGE_SIZE };
};

/** Marks a notification as read: it leaves the list at once; a failure refetches the list (specification 000, section 4). */
export const useReadNotification = () => {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: [listNotifications.path] });
  return useMutation({
    mutationKey: READING,
    mutationFn: (id: number) => call(readNotification, { params: { id } }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: unread.queryKey });
      const known = client.getQueryData<Answer<typeof listNotifications>>(unread.queryKey)?.data ?? [];
      client.setQueryData(unread.queryKey, { data: known.filter((one) => one.id !== id) });
      return { isPart: known.length >= PAGE_SIZE };
    },
    onError: reload,
    // An older notification moves up.
    onSuccess: (_answer, _id, { isPart }) => (isPart ? reload() : undefined),
  });
};
