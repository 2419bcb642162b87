import { array, type InferType, object } from 'yup';
import { endpoint } from './endpoint.ts';
import {
  coded,
  dataOf,
  id,
  idParams,
  outChoice,
  outNumber,
  outText,
  outTextOrNull,
  outTime,
  outTimeOrNull,
  requiredEmail,
} from './fields.ts';
import { noticeKinds } from './notifications.ts';

/** What a mail is about. */
export const mailKinds = coded([
  ['reset', 'Link to a new password'],
  ['password_changed', 'Password changed'],
  ['email_confirm', 'Link that confirms an e-mail'],
  ['email_asked', 'Change of the e-mail asked for'],
  ['email_changed', 'E-mail changed'],
  ['second_step_on', 'Second step switched on'],
  ['second_step_off', 'Second step switched off'],
  ['recovery_code_used', 'Recovery code used'],
  ['new_sign_in', 'New sign-in'],
  ['broker_approved', 'Account approved'],
  ['broker_suspended', 'Account suspended'],
  ['test', 'Test'],
  ['privacy_proof', 'Link that confirms a privacy request'],
  ['privacy_copy', 'Link to a copy of own data'],
  ['saved_search', 'New homes for a search'],
  ['daily_searches', 'New homes of the day'],
  ['price_drop', 'A saved home became cheaper'],
  ['digest', 'What waits today'],
  ...noticeKinds.options.map(({ value, label }) => [value, label] as const),
]);

/** `failed`: it will be tried again; `dead`: it will not. */
export const mailStates = coded([
  ['waiting', 'Waiting'],
  ['sent', 'Sent'],
  ['failed', 'Failed'],
  ['dead', 'Given up'],
]);

/** How mail is sent: to a mail server, as files in the data folder, or not at all. */
export const mailWays = coded([
  ['smtp', 'To the mail server'],
  ['files', 'As files'],
  ['off', 'Off'],
]);

export const mail = object({
  id: id(),
  kind: outChoice(mailKinds),
  to: outText(),
  state: outChoice(mailStates),
  tries: outNumber(),
  /** Why the last try failed. */
  error: outTextOrNull(),
  created_at: outTime(),
  sent_at: outTimeOrNull(),
});
export type Mail = InferType<typeof mail>;

const access = ['super_admin'] as const;

export const listMails = endpoint({
  method: 'GET',
  path: '/api/mails',
  access,
  summary: 'The last 50 mails, and how mail leaves',
  responses: {
    200: object({
      data: array().of(mail).defined(),
      sending: outChoice(mailWays),
      /** `host` is null without a mail server; `from` is the sender; `sent` and `dead` count the last 24 hours. */
      server: object({ host: outTextOrNull(), from: outText(), sent: outNumber(), dead: outNumber() }),
    }),
  },
});

const accepted = { 202: dataOf(object({ message: outText() })) };

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/mails/test',
  access,
  summary: 'Send a test mail',
  body: object({ to: requiredEmail('Receiver') }),
  responses: accepted,
});

export const sendMailAgain = endpoint({
  method: 'POST',
  path: '/api/mails/{id}/send-again',
  access,
  summary: 'Send a mail again',
  params: idParams,
  responses: accepted,
});
