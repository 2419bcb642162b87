import type { Role } from '#contract/endpoint.ts';
import { forgotPasswordPath, paths } from '#contract/paths.ts';
import { EMAIL_CHANGE_HOURS, RESET_MINUTES } from '#contract/rules/lifetimes.ts';
import type { MailWords } from './MailPage.tsx';
import type { MailJob } from './mailJobs.ts';
import { noticeWords } from './noticeWords.ts';
import { privacyWords } from './privacyWords.ts';
import { seekerWords } from './seekerWords.ts';

/** The page with the account's sessions, by role. */
const profiles = {
  super_admin: paths.superadmin.profile,
  broker: paths.broker.profile,
  user: `${paths.account}#profile`,
} as const;

const NOT_YOU = 'If this was not you, set a new password now: that ends every session of your account.';

/** Mails that say the same to everyone. */
const fixedWords = {
  password_changed: {
    subject: 'Your password was changed',
    paragraphs: ['The password of your account at Nivaas was just changed, and other sessions were ended.', NOT_YOU],
  },
  email_asked: {
    subject: 'Your e-mail is about to change',
    paragraphs: [
      'Someone, probably you, is changing your account’s e-mail. This one stays until the new one is confirmed.',
      NOT_YOU,
    ],
  },
  email_changed: {
    subject: 'Your e-mail was changed',
    paragraphs: [
      'Your Nivaas account has a new e-mail. This one no longer works for signing in, and gets no more mail.',
      'If this was not you, reply to this mail at once.',
    ],
  },
  second_step_on: {
    subject: 'The second step is on',
    paragraphs: ['From now on, you need a code from your app to sign in to your Nivaas account.', NOT_YOU],
  },
  second_step_off: {
    subject: 'The second step is off',
    paragraphs: ['From now on, your password alone is enough to sign in to your Nivaas account.', NOT_YOU],
  },
  recovery_code_used: {
    subject: 'A recovery code was used',
    paragraphs: [
      'Someone just signed in to your Nivaas account with a recovery code. That code no longer works.',
      NOT_YOU,
    ],
  },
  broker_approved: {
    subject: 'Your account is approved',
    paragraphs: ['Nivaas has approved your account. The public now sees your homes and your site.'],
  },
  broker_suspended: {
    subject: 'Your account is suspended',
    paragraphs: [
      'Nivaas has suspended your account. You cannot sign in, and the public no longer sees your homes and your site.',
      'Nothing has been deleted. If you believe this is a mistake, reply to this mail.',
    ],
  },
  test: {
    subject: 'Mail works',
    paragraphs: ['This is the test mail that you asked for. Mail from Nivaas arrives here.'],
  },
} as const;

/** The text of a mail. `origin` is the platform's URL; `token` belongs to the mail's link. */
export const wordsOf = (mail: MailJob, origin: string, token = ''): MailWords => {
  const forgot = (role: Role) => ({ label: 'Set a new password', href: origin + forgotPasswordPath(role) });
  switch (mail.kind) {
    case 'reset':
      return {
        subject: 'Set a new password',
        paragraphs: ['Someone, probably you, asked for a new password for your Nivaas account.'],
        action: { label: 'Set a new password', href: `${origin}${paths.resetPassword}?token=${token}` },
        note: `The link works once, for ${RESET_MINUTES} minutes. If you did not ask for it, nothing changes: you can ignore this mail.`,
      };
    case 'email_confirm':
      return {
        subject: 'Confirm your new e-mail',
        paragraphs: ['Someone, probably you, wants to use this e-mail for a Nivaas account. Confirm it to go ahead.'],
        action: { label: 'Confirm this e-mail', href: `${origin}${paths.confirmEmail}?token=${token}` },
        note: `The link works once, for ${EMAIL_CHANGE_HOURS} hours. If this was not you, nothing changes: you can ignore this mail.`,
      };
    case 'password_changed':
    case 'email_asked':
    case 'second_step_on':
    case 'second_step_off':
    case 'recovery_code_used':
      return { ...fixedWords[mail.kind], action: forgot(mail.role) };
    case 'email_changed':
    case 'broker_suspended':
    case 'test':
      return fixedWords[mail.kind];
    case 'broker_approved':
      return {
        ...fixedWords.broker_approved,
        action: { label: 'Open your dashboard', href: origin + paths.broker.dashboard },
      };
    case 'new_sign_in':
      return {
        subject: 'New sign-in to your account',
        paragraphs: [
          `Someone signed in to your account from a new place: ${mail.browser || 'an unknown browser'}, ${mail.place}, ${mail.at}.`,
          `If this was you, there is nothing to do. ${NOT_YOU}`,
        ],
        action: forgot(mail.role),
        note: `See and end your sessions in your profile: ${origin}${profiles[mail.role]}`,
      };
    case 'privacy_proof':
    case 'privacy_copy':
      return privacyWords(mail, origin, token);
    case 'saved_search':
    case 'daily_searches':
    case 'price_drop':
      return seekerWords(mail, origin, token);
    default:
      return noticeWords(mail, origin);
  }
};

/** The mail as plain text. */
export const plainText = (
  name: string,
  { paragraphs, list = [], groups = [], action, note, footer = [] }: MailWords,
): string =>
  [
    `Namaste${name && ` ${name}`},`,
    ...paragraphs,
    list.map((one) => `- ${one}`).join('\n'),
    ...groups.flatMap(({ title, links, more }) => [
      title,
      links.map(({ text, href }) => `- ${text}\n  ${href}`).join('\n'),
      more && `${more.text}:\n${more.href}`,
    ]),
    action && `${action.label}:\n${action.href}`,
    note,
    ...footer.map(({ text, href }) => `${text}:\n${href}`),
    'Nivaas',
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
