import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '#contract/paths.ts';
import type { Database } from '../db/database.ts';
import { type JobHandler, UnretryableError } from '../jobs/worker.ts';
import { codeOf } from '../lib/errorCode.ts';
import { issueEmailToken } from '../tokens/emailChanges.ts';
import { issueCopyToken, issueProof } from '../tokens/privacyTokens.ts';
import { holdAccount, issueReset } from '../tokens/resets.ts';
import { type Unsubscribing, unsubscribeTokenOf } from '../tokens/unsubscribeTokens.ts';
import { tracedWithin } from '../tracing/spans.ts';
import { MailPage } from './MailPage.tsx';
import type { Mailer } from './mailer.ts';
import type { MailJob } from './mailJobs.ts';
import { plainText, wordsOf } from './words.ts';

export interface Sending {
  readonly db: Database;
  /** None when mail is off. */
  readonly mailer: Mailer | undefined;
  /** The platform's configured URL, the start of every link; never taken from a request. */
  readonly origin: string;
  /** Called for each mail that was sent. */
  readonly onSent?: (kind: string, receiversDomain: string) => void;
}

// A single address, without characters that could be parsed as a header.
const ONE_ADDRESS = /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/;

// The mail server does not know the receiver, or rejects the mail permanently.
const isFinal = (error: unknown): boolean =>
  ['EENVELOPE', 'EMESSAGE'].includes(String(codeOf(error))) &&
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** The error of a mail that is not sent because its receiver no longer wants such mails. */
export const UNWANTED = 'The receiver does not want such mails any more';

const unsubscribingOf = (mailJob: MailJob): Unsubscribing | undefined => {
  switch (mailJob.kind) {
    case 'saved_search':
      return { of: 'search', searchId: mailJob.searchId };
    case 'daily_searches':
      return { of: 'daily', accountId: mailJob.accountId };
    case 'price_drop':
      return { of: 'prices', accountId: mailJob.accountId };
    default:
      return undefined;
  }
};

const tokenOf = (
  db: Database,
  mailJob: MailJob,
  ends: Unsubscribing | undefined,
  orderedAt: Date,
): Promise<string | undefined> =>
  db.asSystem(async (tx) => {
    if (ends) {
      const token = await unsubscribeTokenOf(tx, ends);
      if (!token) throw new UnretryableError(UNWANTED);
      return token;
    }
    if (mailJob.kind === 'privacy_proof' || mailJob.kind === 'privacy_copy') {
      const issue = mailJob.kind === 'privacy_proof' ? issueProof : issueCopyToken;
      const token = await issue(tx, mailJob.requestId);
      if (!token) throw new UnretryableError('The request was already confirmed or downloaded, or has expired');
      return token;
    }
    if (mailJob.kind === 'reset') {
      const isOwners = await holdAccount(tx, mailJob, orderedAt);
      if (!isOwners) throw new UnretryableError('The account’s e-mail or password has changed since');
      return issueReset(tx, mailJob.role, mailJob.accountId);
    }
    if (mailJob.kind !== 'email_confirm') return undefined;
    const token = await issueEmailToken(tx, mailJob.role, mailJob.accountId, mailJob.to);
    if (!token) throw new UnretryableError('The account no longer waits for this e-mail');
    return token;
  });

/**
 * Sends a queued mail. A link's token is created here and stored as a hash, so that only the mail contains the token
 * itself; only unsubscribe tokens are stored in plain text.
 */
export const sendMail =
  ({ db, mailer, origin, onSent }: Sending): JobHandler =>
  async (data, { id, createdAt }) => {
    const mailJob = data as unknown as MailJob;
    if (!mailer) throw new UnretryableError('Mail is off: MAIL_URL is not set');
    if (!ONE_ADDRESS.test(mailJob.to)) throw new UnretryableError('The receiver is not one e-mail address');
    const ends = unsubscribingOf(mailJob);
    const token = await tokenOf(db, mailJob, ends, createdAt);
    const words = wordsOf(mailJob, origin, token);
    const html = `<!doctype html>${renderToStaticMarkup(createElement(MailPage, { name: mailJob.name, words }))}`;
    const { kind, to, name } = mailJob;
    const messageId = `<${id}.${createdAt.getTime()}@${new URL(origin).hostname}>`;
    try {
      const mail = {
        kind,
        messageId,
        to,
        subject: words.subject,
        html,
        text: plainText(name, words),
        ...(ends && { unsubscribe: `${origin}${paths.unsubscribe}?token=${token}` }),
      };
      await tracedWithin('send mail', { 'nivaas.mail': kind }, () => mailer.send(mail));
    } catch (error) {
      throw isFinal(error) ? new UnretryableError(error instanceof Error ? error.message : '') : error;
    }
    onSent?.(kind, to.slice(to.lastIndexOf('@') + 1));
    return undefined;
  };
