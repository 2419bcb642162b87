import { paths } from '#contract/paths.ts';
import { RESET_MINUTES } from '../limits/jobs.ts';
import type { MailWords } from './MailPage.tsx';
import { noticeWords } from './noticeWords.ts';
import type { MailOrder } from './orders.ts';

const profiles = { super_admin: paths.superadmin.profile, broker: paths.broker.profile, user: paths.auth } as const;

const NOT_YOU = 'If this was not you, set a new password now: that ends every session of your account.';

/** The words of a mail. `origin` is the platform's address; `token` belongs to a link to a new password. */
export const wordsOf = (order: MailOrder, origin: string, token = ''): MailWords => {
  const forgot = { label: 'Set a new password', href: origin + paths.forgotPassword };
  switch (order.kind) {
    case 'reset':
      return {
        subject: 'Set a new password',
        paragraphs: ['Somebody, probably you, asked for a new password of your account at Nivaas.'],
        action: { label: 'Set a new password', href: `${origin}${paths.resetPassword}?token=${token}` },
        note: `The link works once, for ${RESET_MINUTES} minutes. If you did not ask for it, nothing changes: you can ignore this mail.`,
      };
    case 'password_changed':
      return {
        subject: 'Your password was changed',
        paragraphs: [
          'The password of your account at Nivaas was just changed, and other sessions were ended.',
          NOT_YOU,
        ],
        action: forgot,
      };
    case 'new_sign_in':
      return {
        subject: 'New sign-in to your account',
        paragraphs: [
          `Your account was signed in to from a place that we do not know yet: ${order.browser || 'an unknown browser'}, ${order.place}, ${order.at}.`,
          `If this was you, there is nothing to do. ${NOT_YOU}`,
        ],
        action: forgot,
        note: `You see and end your sessions in your profile: ${origin}${profiles[order.role]}`,
      };
    case 'broker_approved':
      return {
        subject: 'Your account is approved',
        paragraphs: ['Nivaas has approved your account. The public now sees your homes and your site.'],
        action: { label: 'Open your dashboard', href: origin + paths.broker.dashboard },
      };
    case 'broker_suspended':
      return {
        subject: 'Your account is suspended',
        paragraphs: [
          'Nivaas has suspended your account. You cannot sign in, and the public no longer sees your homes and your site.',
          'Nothing of yours is deleted. If you believe that this is a mistake, answer this mail.',
        ],
      };
    case 'test':
      return {
        subject: 'Mail works',
        paragraphs: ['This is the test mail that you asked for. Mail from Nivaas arrives here.'],
      };
    default:
      return noticeWords(order, origin);
  }
};

/** The mail as plain text. */
export const plainText = (name: string, { paragraphs, list = [], action, note }: MailWords): string =>
  [
    `Namaste ${name},`,
    ...paragraphs,
    list.map((one) => `- ${one}`).join('\n'),
    action && `${action.label}:\n${action.href}`,
    note,
    'Nivaas',
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
