import type { HttpHandler } from 'msw';
import { buildNotification } from '#contract/fixtures/notifications.ts';
import {
  defaultPreferences,
  getPreferences,
  listAllNotifications,
  listBrokerNotifications,
  listNotifications,
  type NoticeKind,
  type Notification,
  type PreferencesPatch,
  type RecipientRole,
  readAllBrokerNotifications,
  readAllNotifications,
  readBrokerNotification,
  readNotification,
  updatePreferences,
} from '#contract/notifications.ts';
import { mock } from './mock.ts';

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
const DAY = 24 * 60;

/** The operator's: a waiting broker, a lead and a new broker. */
export const someNotifications: readonly Notification[] = [
  buildNotification({
    id: 3,
    title: 'New broker waiting',
    message: 'Imran Qureshi signed up and waits for approval.',
    created_at: ago(8),
  }),
  buildNotification({
    id: 2,
    kind: 'main_lead',
    title: 'New main website lead',
    message: 'Ishita Bhargava asks for a penthouse in Malviya Nagar.',
    created_at: ago(40),
    link: '/superadmin/crm',
  }),
  buildNotification({
    id: 1,
    kind: 'broker_added',
    title: 'New broker',
    message: 'Pooja Bansal joined as a broker.',
    created_at: ago(DAY),
  }),
];

/** A broker's: an unread follow-up, lead and second enquiry, and three read ones of the days before. */
export const brokersNotifications: readonly Notification[] = [
  buildNotification({
    id: 16,
    kind: 'follow_up_due',
    title: 'Call Vikas Soni at 11:30 am',
    message: 'Ask whether Saturday suits for a second visit',
    created_at: ago(10),
    link: '/broker/crm/31',
  }),
  buildNotification({
    id: 15,
    kind: 'lead',
    title: 'New lead: Aarav Mathur',
    message: '3 BHK flat near 7 Number bus stand',
    created_at: ago(12),
    link: '/broker/crm/42',
  }),
  buildNotification({
    id: 14,
    kind: 'enquiry_joined',
    title: 'Divya Purohit enquired again',
    message: '“Can we see it on Sunday?”',
    created_at: ago(38),
    link: '/broker/crm/40',
  }),
  buildNotification({
    id: 13,
    kind: 'listing_reviewed',
    title: 'Changes requested: Restored haveli',
    message: 'Photos are missing. Edit it and send it for review again.',
    created_at: ago(9 * 60),
    is_read: true,
    link: '/broker/properties/7/edit',
  }),
  buildNotification({
    id: 12,
    kind: 'domain_lost',
    title: 'homes.rathore.example is no longer connected',
    message: 'Its record points elsewhere.',
    created_at: ago(DAY),
    is_read: true,
    link: '/broker/templates',
  }),
  buildNotification({
    id: 11,
    kind: 'listing_reviewed',
    title: 'Live: 3 BHK flat, Jagatpura',
    message: 'Approved by Nivaas.',
    created_at: ago(2 * DAY),
    is_read: true,
    link: '/broker/properties',
  }),
];

/** A server that stores notification preferences. */
export const preferenceCalls = (role: RecipientRole): HttpHandler[] => {
  let kinds = defaultPreferences[role];
  return [
    mock(getPreferences, () => ({ data: { kinds } })),
    mock(updatePreferences, ({ body }) => {
      const patch = (body.kinds ?? {}) as PreferencesPatch;
      for (const [kind, change] of Object.entries(patch) as [NoticeKind, object][]) {
        kinds = { ...kinds, [kind]: { ...kinds[kind], ...change } };
      }
      return { data: { kinds } };
    }),
  ];
};

/** The operator's: those in the bell, and read ones of the days before. */
export const operatorsNotifications: readonly Notification[] = [
  ...someNotifications,
  buildNotification({
    id: 9,
    kind: 'domain_lost',
    title: `Domain lost: ${'shekhawatestates'.repeat(4)}.example`,
    message: 'Its record points elsewhere. The broker was told.',
    created_at: ago(DAY + 10),
    is_read: true,
    link: '/superadmin/manage-website',
  }),
  buildNotification({
    id: 8,
    kind: 'mail_failed',
    title: 'Mail failed',
    message: 'To rohit.k@nivaas.example, mailbox full',
    created_at: ago(3 * DAY),
    is_read: true,
    link: '/superadmin/settings',
  }),
];

/** The operator's bell, and the page of all notifications, on a list in memory. */
export const notificationCalls = (start: readonly Notification[] = someNotifications): HttpHandler[] => {
  let all = [...start];
  const unread = () => all.filter((one) => !one.is_read);
  return [
    mock(listNotifications, ({ query }) => ({
      data: unread().slice(0, Number(query.limit ?? 10)),
      meta: { unread: unread().length },
    })),
    mock(listAllNotifications, ({ query: { q = '', kind, unread: only, limit = '20', page = '1' } }) => {
      const found = (only ? unread() : all).filter(
        (one) => (!kind || one.kind === kind) && `${one.title} ${one.message}`.toLowerCase().includes(q.toLowerCase()),
      );
      const from = (Number(page) - 1) * Number(limit);
      return {
        data: found.slice(from, from + Number(limit)),
        meta: { total: found.length, page: Number(page), limit: Number(limit) },
      };
    }),
    mock(readNotification, ({ params }) => {
      all = all.map((one) => (one.id === Number(params.id) ? { ...one, is_read: true } : one));
      return { data: all.find(({ id }) => id === Number(params.id)) ?? buildNotification() };
    }),
    mock(readAllNotifications, () => {
      const read = unread().length;
      all = all.map((one) => ({ ...one, is_read: true }));
      return { data: { read } };
    }),
    ...preferenceCalls('super_admin'),
  ];
};

/** A broker's bell on a list in memory. */
export const brokersBellCalls = (start: readonly Notification[] = brokersNotifications): HttpHandler[] => {
  let all = [...start];
  const unread = () => all.filter((one) => !one.is_read).length;
  return [
    mock(listBrokerNotifications, ({ query }) => ({
      data: all.slice(0, Number(query.limit ?? 20)),
      meta: { unread: unread() },
    })),
    mock(readBrokerNotification, ({ params }) => {
      all = all.map((one) => (one.id === Number(params.id) ? { ...one, is_read: true } : one));
      return { data: all.find(({ id }) => id === Number(params.id)) ?? buildNotification() };
    }),
    mock(readAllBrokerNotifications, () => {
      const read = unread();
      all = all.map((one) => ({ ...one, is_read: true }));
      return { data: { read } };
    }),
    ...preferenceCalls('broker'),
  ];
};
