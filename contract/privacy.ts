import { boolean, type InferType, mixed, object } from 'yup';
import { get, post } from './endpoint.ts';
import {
  choice,
  coded,
  dataOf,
  listOf,
  outChoice,
  outNumber,
  outNumberOrNull,
  outText,
  outTime,
  pageOf,
  requiredText,
  text,
  whole,
} from './fields.ts';

// A person's rights under the Digital Personal Data Protection Act 2023: to see, correct and erase what is held about
// them, and to withdraw consent.

/** What a person may request. */
export const privacyKinds = coded([
  ['copy', 'Copy of the data'],
  ['correct', 'Correction'],
  ['erase', 'Erasure'],
  ['withdraw', 'Withdrawal of consent'],
]);
export type PrivacyKind = (typeof privacyKinds.values)[number];

/** The state of a confirmed request. Unconfirmed requests are never listed. */
export const privacyStates = coded([
  ['open', 'Open'],
  ['done', 'Done'],
  ['failed', 'Failed'],
]);
export type PrivacyState = (typeof privacyStates.values)[number];

/** The time limit, in days from the confirmation. */
export const PRIVACY_DUE_DAYS = 30;
/** How many hours a mailed link can confirm a request, and a copy can be fetched. */
export const PRIVACY_LINK_HOURS = 24;

/**
 * Requires `email` or `phone`; with both, the e-mail is verified. `correct` requires at least one of `full_name`,
 * `city` and `note`.
 */
export const privacyBody = object({
  kind: choice('Kind', privacyKinds).required('Kind is required'),
  email: text('Email', 254).email('Email must look like an email address'),
  phone: text('Phone', 40).meta({ latinDigits: true }),
  full_name: text('Full name', 120),
  city: text('City', 120),
  /** For the brokers: shown in the lead's timeline. */
  note: text('Note', 500),
});
export type PrivacyBody = InferType<typeof privacyBody>;

/** The contacts to which a confirmation link or code can be sent. */
export const privacyWays = object({ email: boolean().defined(), phone: boolean().defined() });
export type PrivacyWays = InferType<typeof privacyWays>;

export const getPrivacyWays = get('/api/privacy/ways', {
  access: 'public',
  summary: 'The contacts that a proof can be sent to: whether this server sends mail, and codes to phones',
  responses: { 200: dataOf(privacyWays) },
});

/** Answered the same, and as fast, whether or not anything is held. 400 for neither contact, or a phone that no code can be sent to. */
export const askPrivacy = post('/api/privacy/requests', {
  access: 'public',
  summary: 'Ask for a copy, a correction or the erasure of what is held about the caller, or withdraw consent',
  body: privacyBody,
  responses: { 202: dataOf(object({ id: outText() })) },
});

/** Takes the mail's token, or the request's id and the code sent to the phone. 400 if they no longer work. */
export const confirmPrivacy = post('/api/privacy/requests/confirm', {
  access: 'public',
  summary: 'Confirm a request: it is carried out within a minute',
  body: object({
    token: text('Token', 200),
    id: text('Id', 64),
    otp: text('Code', 16).meta({ latinDigits: true }),
  }),
  responses: { 200: dataOf(object({ kind: outChoice(privacyKinds), state: outChoice(privacyStates) })) },
});

/** `copy` is the data as JSON, `csv` the same as one table. Both are in one response: the token works only once. */
export const privacyCopy = object({
  copy: mixed<Readonly<Record<string, unknown>>>().defined(),
  csv: outText(),
});
export type PrivacyCopy = InferType<typeof privacyCopy>;

/** Works once, within 24 hours; 404 afterwards, and for any other token. */
export const fetchPrivacyCopy = get('/api/privacy/copies/{token}', {
  access: 'public',
  summary: 'Fetch the copy that was asked for, as JSON and as CSV',
  params: object({ token: requiredText('Token', 200) }),
  responses: { 200: dataOf(privacyCopy) },
});

const pageQuery = object({
  page: whole('Page', 1, 100_000).default(1),
  limit: whole('Limit', 1, 100).default(20),
});

const shape = {
  id: outText(),
  kind: outChoice(privacyKinds),
  /** When it was confirmed. */
  at: outTime(),
  due_at: outTime(),
  state: outChoice(privacyStates),
};

export const privacyRequest = object(shape);
export type PrivacyRequest = InferType<typeof privacyRequest>;

/** Newest first. */
export const listPrivacyRequests = get('/api/privacy/requests', {
  access: ['super_admin'],
  summary: 'The confirmed privacy requests, without who asked',
  query: pageQuery,
  responses: { 200: pageOf(privacyRequest) },
});

/** 404 unless the request has failed. */
export const startPrivacyAgain = post('/api/privacy/requests/{id}/again', {
  access: ['super_admin'],
  summary: 'Start a privacy request again that failed',
  params: object({ id: requiredText('Id', 64) }),
  responses: { 202: dataOf(privacyRequest) },
});

export const brokerPrivacyRequest = object({
  ...shape,
  /** How many of the broker's own leads it is about. */
  leads: outNumber(),
});
export type BrokerPrivacyRequest = InferType<typeof brokerPrivacyRequest>;

/** Newest first. */
export const listBrokerPrivacyRequests = get('/api/privacy/requests/broker', {
  access: ['broker'],
  summary: "The privacy requests about the broker's own leads",
  query: pageQuery,
  responses: { 200: pageOf(brokerPrivacyRequest) },
});

/** What is kept for a limited time; `kept_days` is null for what is kept without a limit. */
export const retention = object({
  what: outText(),
  kept_days: outNumberOrNull(),
  would_erase: outNumber(),
});
export type Retention = InferType<typeof retention>;

export const getRetention = get('/api/privacy/retention', {
  access: ['super_admin'],
  summary: 'A dry run: how much the next sweep would erase, because its time is over',
  responses: { 200: listOf(retention) },
});
