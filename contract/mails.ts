import { array, type InferType, object } from 'yup';
import { get, post } from './endpoint.ts';
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
  ['reset', 'Password reset link'],
  ['password_changed', 'Password changed'],
  ['email_confirm', 'E-mail confirmation link'],
  ['email_asked', 'E-mail change requested'],
  ['email_changed', 'E-mail changed'],
  ['second_step_on', 'Second step turned on'],
  ['second_step_off', 'Second step turned off'],
  ['recovery_code_used', 'Recovery code used'],
  ['new_sign_in', 'New sign-in'],
  ['broker_approved', 'Account approved'],
  ['broker_suspended', 'Account suspended'],
  ['test', 'Test'],
  ['privacy_proof', 'Privacy request confirmation link'],
  ['privacy_copy', 'Link to a copy of personal data'],
  ['saved_search', 'New homes for a search'],
  ['daily_searches', 'Daily new homes'],
  ['price_drop', 'Price drop of a saved home'],
  ['digest', 'Daily summary'],
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

export const listMails = get('/api/mails', {
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

export const sendTestMail = post('/api/mails/test', {
  access,
  summary: 'Send a test mail',
  body: object({ to: requiredEmail('Receiver') }),
  responses: accepted,
});

export const sendMailAgain = post('/api/mails/{id}/send-again', {
  access,
  summary: 'Send a mail again',
  params: idParams,
  responses: accepted,
});
