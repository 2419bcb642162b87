import type { HttpHandler } from 'msw';
import { buildNotification } from '#contract/fixtures/notifications.ts';
import { listNotifications, type Notification, readNotification } from '#contract/notifications.ts';
import { mock } from './mock.ts';

/** A waiting broker, a lead and a new broker. */
export const someNotifications: readonly Notification[] = [
  buildNotification({
    id: 3,
    title: 'New broker waiting',
    message: 'Imran Qureshi signed up and waits for approval.',
  }),
  buildNotification({
    id: 2,
    title: 'New main website lead',
    message: 'Ishita Bhargava asks for a penthouse in Malviya Nagar.',
  }),
  buildNotification({ id: 1, title: 'New broker', message: 'Pooja Bansal joined as a broker.' }),
];

/** The bell's calls on a list in memory. */
export const notificationCalls = (start: readonly Notification[] = someNotifications): HttpHandler[] => {
  let unread = [...start];
  return [
    mock(listNotifications, ({ query }) => ({ data: unread.slice(0, Number(query.limit ?? 10)) })),
    mock(readNotification, ({ params }) => {
      const read = unread.find(({ id }) => id === Number(params.id)) ?? buildNotification();
      unread = unread.filter(({ id }) => id !== read.id);
      return { data: { ...read, is_read: true } };
    }),
  ];
};
