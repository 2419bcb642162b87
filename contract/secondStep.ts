import { boolean, object } from 'yup';
import { PASSWORD_MAX } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, outNumber, outText, outTextList, outTimeOrNull, requiredText } from './fields.ts';

// The second step at sign-in, for operators and brokers: a code of an app (TOTP), or a recovery code.

const access = ['super_admin', 'broker'] as const;

/** `required_by`: until when the account has to set one up; null where none is missing, or none is required. */
export const getTwoFactor = endpoint({
  method: 'GET',
  path: '/api/auth/two-factor',
  access,
  summary: "The second step of the caller's account",
  responses: {
    200: dataOf(object({ on: boolean().defined(), recovery_codes_left: outNumber(), required_by: outTimeOrNull() })),
  },
});

/** The secret stays the same while the same session sets up, so that a reload does not spoil a code that was scanned. */
export const beginTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/begin',
  access,
  summary: 'Begin to set up the second step: the secret for an app that makes codes',
  responses: { 200: dataOf(object({ secret: outText(), uri: outText() })) },
});

/** The recovery codes are answered once. */
export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/confirm',
  access,
  summary: 'Switch the second step on with a code of the app',
  body: object({ otp: requiredText('Code', 64) }),
  responses: { 200: dataOf(object({ recovery_codes: outTextList() })) },
});

export const disableTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/disable',
  access,
  summary: 'Switch the second step off with the password',
  body: object({ password: requiredText('Password', PASSWORD_MAX) }),
  responses: { 200: dataOf(object({ id: outNumber() })) },
});
