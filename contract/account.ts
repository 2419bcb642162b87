import { boolean, type InferType, object } from 'yup';
import { newPassword, PASSWORD_MAX, roles } from './auth.ts';
import { del, get, post, ROLES } from './endpoint.ts';
import {
  dataOf,
  id,
  idParams,
  listOf,
  outChoice,
  outNumber,
  outText,
  outTime,
  requiredEmail,
  requiredText,
} from './fields.ts';

// Calls about the caller's own password and sessions.

export const forgotBody = object({ email: requiredEmail() });

/** Answered the same, and as fast, whether or not the email has an account. */
const forgot = {
  access: 'public',
  body: forgotBody,
  responses: { 202: object({ message: outText() }) },
} as const;

export const forgotSuperAdmin = post('/api/auth/super-admin/forgot', {
  ...forgot,
  summary: 'Ask for a link to a new password, as the platform operator',
});

export const forgotBroker = post('/api/auth/broker/forgot', {
  ...forgot,
  summary: 'Ask for a link to a new password, as a broker',
});

export const forgotUser = post('/api/auth/user/forgot', {
  ...forgot,
  summary: 'Ask for a link to a new password, as a user',
});

/** `role` is the account's, so that the page can link to the right sign-in. */
export const resetPassword = post('/api/auth/reset', {
  access: 'public',
  summary: 'Set a new password with the token of a link; every session of the account ends',
  body: object({ token: requiredText('Token', 200), password: newPassword() }),
  responses: { 200: dataOf(object({ role: outChoice(roles) })) },
});

/** `role` is the account's, so that the page can link to the right sign-in. */
export const confirmEmail = post('/api/auth/email/confirm', {
  access: 'public',
  summary: 'Confirm a new email with the token of the link that was sent there',
  body: object({ token: requiredText('Token', 200) }),
  responses: { 200: dataOf(object({ role: outChoice(roles), email: outText() })) },
});

export const changePasswordBody = object({
  current: requiredText('Current password', PASSWORD_MAX),
  password: newPassword(),
});

export const session = object({
  id: id(),
  created_at: outTime(),
  last_used_at: outTime(),
  /** The browser and its system; empty when unknown. */
  browser: outText(),
  /** The IP address range that it was opened from; empty when unknown. */
  place: outText(),
  current: boolean().defined(),
});
export type SessionRow = InferType<typeof session>;

export const listSessions = get('/api/auth/sessions', {
  access: ROLES,
  summary: "The sessions of the caller's account",
  responses: { 200: listOf(session) },
});

export const endSession = del('/api/auth/sessions/{id}', {
  access: ROLES,
  summary: "End a session of the caller's account",
  params: idParams,
  responses: { 200: dataOf(object({ id: outNumber() })) },
});

export const endOtherSessions = post('/api/auth/sessions/end-others', {
  access: ROLES,
  summary: "End every session of the caller's account but this one",
  responses: { 200: dataOf(object({ ended: outNumber() })) },
});

/** Ends the account's other sessions. */
export const changePassword = post('/api/auth/password', {
  access: ROLES,
  summary: "Change the caller's own password",
  body: changePasswordBody,
  responses: { 200: dataOf(object({ id: outNumber() })) },
});

/** Erases a home seeker's account and everything it keeps, and ends its alerts at once. Brokers keep their leads. */
export const closeAccount = post('/api/auth/user/close', {
  access: ['user'],
  summary: "Delete the caller's own account",
  body: object({ password: requiredText('Password', PASSWORD_MAX) }),
  responses: { 200: dataOf(object({ id: outNumber() })) },
});
