import { boolean, object } from 'yup';
import { PASSWORD_MAX } from './auth.ts';
import { get, post } from './endpoint.ts';
import { dataOf, outNumber, outText, outTextList, outTimeOrNull, requiredText } from './fields.ts';

// The second step at sign-in, for operators and brokers: an authenticator app's code (TOTP), or a recovery code.

const access = ['super_admin', 'broker'] as const;

/** `required_by`: the deadline for setting one up; null if the account has one, or does not need one. */
export const getTwoFactor = get('/api/auth/two-factor', {
  access,
  summary: "The second step of the caller's account",
  responses: {
    200: dataOf(object({ on: boolean().defined(), recovery_codes_left: outNumber(), required_by: outTimeOrNull() })),
  },
});

/** The secret stays the same during the session's setup, so that a reload does not invalidate a scanned code. */
export const beginTwoFactor = post('/api/auth/two-factor/begin', {
  access,
  summary: 'Begin to set up the second step: the secret for an app that makes codes',
  responses: { 200: dataOf(object({ secret: outText(), uri: outText() })) },
});

/** Returns the recovery codes, which no later call returns. */
export const confirmTwoFactor = post('/api/auth/two-factor/confirm', {
  access,
  summary: 'Switch the second step on with a code of the app',
  body: object({ otp: requiredText('Code', 64) }),
  responses: { 200: dataOf(object({ recovery_codes: outTextList() })) },
});

export const disableTwoFactor = post('/api/auth/two-factor/disable', {
  access,
  summary: 'Switch the second step off with the password',
  body: object({ password: requiredText('Password', PASSWORD_MAX) }),
  responses: { 200: dataOf(object({ id: outNumber() })) },
});
