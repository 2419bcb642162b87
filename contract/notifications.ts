import { array, boolean, type InferType, mixed, object } from 'yup';
import { type Choices, coded } from './choices.ts';
import { get, post, put, type Role } from './endpoint.ts';
import {
  choice,
  dataOf,
  flag,
  id,
  idParams,
  outChoice,
  outNumber,
  outText,
  outTime,
  pageOf,
  text,
  whole,
} from './fields.ts';

/** What the operator is notified of. */
export const operatorKinds = coded([
  ['broker_pending', 'Broker awaiting approval'],
  ['broker_added', 'Broker joined'],
  ['main_lead', 'Main website lead'],
  ['listing_review', 'Home to review'],
  ['listing_reported', 'Home reported'],
  ['site_unpublished', 'Site unpublished'],
  ['domain_lost', 'Domain lost'],
  ['privacy_request', 'Privacy request'],
  ['mail_failed', 'Mail failed'],
]);
type OperatorKind = (typeof operatorKinds.values)[number];

/** What a broker is notified of. */
export const brokerKinds = coded([
  ['lead', 'New lead'],
  ['enquiry_joined', 'Repeat enquiry'],
  ['listing_reviewed', 'Home reviewed'],
  ['follow_up_due', 'Follow-up due'],
  ['leads_imported', 'Leads imported'],
  ['site_unpublished', 'Site unpublished'],
  ['site_published', 'Site published again'],
  ['domain_lost', 'Domain lost'],
]);
type BrokerKind = (typeof brokerKinds.values)[number];

/** What a notification is about. */
export type NoticeKind = OperatorKind | BrokerKind;
/** Every kind, with its label; both roles have some of them. */
export const noticeKinds: Choices<NoticeKind> = coded([
  ...operatorKinds.options.map(({ value, label }) => [value, label] as const),
  ...brokerKinds.options
    .filter(({ value }) => !operatorKinds.values.some((kind) => kind === value))
    .map(({ value, label }) => [value, label] as const),
]);

/** When a kind is mailed: daily ones are collected in the morning's mail. */
export const mailTimes = coded([
  ['at_once', 'At once'],
  ['daily', 'Daily'],
  ['never', 'Never'],
]);

/** How a person is notified of a kind. */
export interface Preference {
  readonly bell: boolean;
  readonly mail: (typeof mailTimes.values)[number];
}
/** How a person is notified of each kind of their role. */
export type Preferences = Readonly<Partial<Record<NoticeKind, Preference>>>;

/** The roles that get notifications. */
export type RecipientRole = Exclude<Role, 'user'>;

/** The preferences of a person who has not changed any, in display order. */
export const defaultPreferences: Readonly<Record<RecipientRole, Preferences>> = {
  super_admin: {
    broker_pending: { bell: true, mail: 'at_once' },
    broker_added: { bell: true, mail: 'never' },
    main_lead: { bell: true, mail: 'daily' },
    listing_review: { bell: true, mail: 'daily' },
    listing_reported: { bell: true, mail: 'at_once' },
    site_unpublished: { bell: true, mail: 'never' },
    domain_lost: { bell: true, mail: 'daily' },
    privacy_request: { bell: true, mail: 'at_once' },
    mail_failed: { bell: true, mail: 'never' },
  } satisfies Record<OperatorKind, Preference>,
  broker: {
    lead: { bell: true, mail: 'at_once' },
    enquiry_joined: { bell: true, mail: 'daily' },
    listing_reviewed: { bell: true, mail: 'at_once' },
    follow_up_due: { bell: true, mail: 'never' },
    leads_imported: { bell: true, mail: 'never' },
    site_unpublished: { bell: true, mail: 'at_once' },
    site_published: { bell: true, mail: 'at_once' },
    domain_lost: { bell: true, mail: 'at_once' },
  } satisfies Record<BrokerKind, Preference>,
};

export const notification = object({
  id: id(),
  kind: outChoice(noticeKinds),
  title: outText(),
  message: outText(),
  is_read: boolean().defined(),
  created_at: outTime(),
  /** The page of the app that opens what it is about. */
  link: outText(),
});
export type Notification = InferType<typeof notification>;

const ofOperator = ['super_admin'] as const;
const ofBroker = ['broker'] as const;
const marked = { 200: dataOf(object({ read: outNumber() })) };

/** Ten at a time (specification 000, section 9). */
const bell = {
  200: object({ data: array().of(notification).defined(), meta: object({ unread: outNumber() }) }),
} as const;

/** The newest unread ones; `meta.unread` counts all of them. */
export const listNotifications = get('/api/notifications/super-admin', {
  access: ofOperator,
  summary: "The operator's unread notifications",
  query: object({ limit: whole('Limit', 1, 100).default(10) }),
  responses: bell,
});

export const readNotification = post('/api/notifications/super-admin/{id}/read', {
  access: ofOperator,
  summary: 'Mark a notification as read',
  params: idParams,
  responses: { 200: dataOf(notification) },
});

/** Includes read ones, and kinds that the bell does not show. */
export const listAllNotifications = get('/api/notifications/super-admin/all', {
  access: ofOperator,
  summary: "All of the operator's notifications, newest first",
  query: object({
    page: whole('Page', 1, 100_000).default(1),
    limit: whole('Limit', 1, 100).default(20),
    q: text('Search', 200).default(''),
    kind: choice('Kind', operatorKinds),
    unread: flag('Unread'),
  }),
  responses: { 200: pageOf(notification) },
});

export const readAllNotifications = post('/api/notifications/super-admin/read-all', {
  access: ofOperator,
  summary: 'Mark all notifications of the operator as read',
  responses: marked,
});

/** The newest, read or not; `meta.unread` counts all unread ones. */
export const listBrokerNotifications = get('/api/notifications/broker', {
  access: ofBroker,
  summary: "The broker's notifications, newest first",
  query: object({ limit: whole('Limit', 1, 100).default(20) }),
  responses: bell,
});

export const readBrokerNotification = post('/api/notifications/broker/{id}/read', {
  access: ofBroker,
  summary: "Mark a notification of the broker's as read",
  params: idParams,
  responses: { 200: dataOf(notification) },
});

export const readAllBrokerNotifications = post('/api/notifications/broker/read-all', {
  access: ofBroker,
  summary: 'Mark all notifications of the broker as read',
  responses: marked,
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const problemIn = (kinds: unknown): string | undefined => {
  if (!isRecord(kinds)) return 'Kinds must be an object';
  for (const [kind, preference] of Object.entries(kinds)) {
    if (!noticeKinds.values.some((one) => one === kind)) return `Kinds must be of: ${noticeKinds.values.join(', ')}`;
    if (!isRecord(preference)) return `${kind} must be an object`;
    const { bell, mail, ...rest } = preference;
    if (Object.keys(rest).length > 0) return `${kind} takes bell and mail only`;
    if (bell !== undefined && typeof bell !== 'boolean') return `Bell of ${kind} must be true or false`;
    if (mail !== undefined && !mailTimes.values.some((one) => one === mail))
      return `Mail of ${kind} must be one of: ${mailTimes.values.join(', ')}`;
  }
  return undefined;
};

/** Some of a person's preferences. */
export type PreferencesPatch = Readonly<Partial<Record<NoticeKind, Partial<Preference>>>>;

// Not an object schema: that would drop undeclared fields, and an unknown kind must be refused.
const kindsPatch = () =>
  mixed<PreferencesPatch>().test('kinds', (value, context) => {
    const message = value === undefined ? undefined : problemIn(value);
    return message ? context.createError({ message }) : true;
  });

const preferences = dataOf(object({ kinds: mixed<Preferences>().defined() }));
const recipientRoles = ['super_admin', 'broker'] as const;

export const getPreferences = get('/api/notifications/preferences', {
  access: recipientRoles,
  summary: "The caller's notification settings, for the bell and for mail",
  responses: { 200: preferences },
});

/** Takes any part of the preferences, bare or as `data`; mails about password and sign-in cannot be turned off. */
export const updatePreferences = put('/api/notifications/preferences', {
  access: recipientRoles,
  summary: "Change the caller's notification settings",
  body: object({
    kinds: kindsPatch(),
    data: object({ kinds: kindsPatch() }).typeError('Data must be an object').optional().default(undefined),
  }),
  responses: { 200: preferences },
});
