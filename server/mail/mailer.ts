import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { codeOf } from '../lib/errorCode.ts';
import { MAIL_CONNECT_MS, MAIL_CONNECTIONS, MAIL_SILENCE_MS } from '../limits/jobs.ts';

/** A mail that is ready to send. */
export interface Mail {
  readonly kind: string;
  /**
   * The same for each try, so that a mail server can recognise a mail that it gets twice because a process died in
   * between.
   */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The URL that a mail program uses for one-click unsubscription (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Sends a mail; throws when that fails. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
  /** Deletes the mails to a receiver that are still stored here. */
  readonly forget?: (to: string) => Promise<void>;
}

type MailSettings = Pick<Config, 'mail' | 'mailUrl' | 'mailFrom' | 'dataDir'>;

// The receiver is an object, so that no part of it is read as another address or header.
const messageOf = ({ messageId, to, subject, text, html, unsubscribe }: Mail, from: MailSettings['mailFrom']) => ({
  messageId,
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  headers: {
    'auto-submitted': 'auto-generated',
    ...(unsubscribe && {
      'list-unsubscribe': `<${unsubscribe}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const overSmtp = (url: string, from: MailSettings['mailFrom']): Mailer => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    connectionTimeout: MAIL_CONNECT_MS,
    greetingTimeout: MAIL_CONNECT_MS,
    socketTimeout: MAIL_SILENCE_MS,
  });
  return {
    send: async (mail) => void (await transport.sendMail(messageOf(mail, from))),
    close: () => transport.close(),
  };
};

// A file never replaces another: two mails written at the same moment get different times.
const writeNew = async (folder: string, at: number, rest: string, bytes: Buffer): Promise<void> => {
  const time = new Date(at).toISOString().replaceAll(':', '-');
  const file = path.join(folder, `${time}-${rest}.eml`);
  try {
    await writeFile(file, bytes, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return writeNew(folder, at + 1, rest, bytes);
    // A full disk would leave half a mail, and the retry writes a whole one next to it.
    await rm(file, { force: true });
    throw error;
  }
};

// The receiver as it appears in a file name.
const receiverIn = (to: string) => to.replace(/[^\w.@+-]/g, '_').slice(0, 100);

const toFiles = (dataDir: string, from: MailSettings['mailFrom']): Mailer => {
  const folder = path.join(dataDir, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeNew(folder, Date.now(), `${mail.kind}-${receiverIn(mail.to)}`, message);
    },
    forget: async (to) => {
      const receiver = `${receiverIn(to)}.eml`.toLowerCase();
      // The rest of the name, after the time and the kind.
      const isTo = (name: string) => name.toLowerCase().replace(/^[\d.t-]+z-[a-z_]+-/, '') === receiver;
      const files = await readdir(folder).catch((error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error;
        return [];
      });
      for (const file of files.filter(isTo)) await rm(path.join(folder, file));
    },
    close: () => undefined,
  };
};

/** The configured mailer; undefined when mail is off. */
export const mailerOf = ({ mail, mailUrl, mailFrom, dataDir }: MailSettings): Mailer | undefined => {
  if (mailUrl) return overSmtp(mailUrl, mailFrom);
  return mail === 'files' ? toFiles(dataDir, mailFrom) : undefined;
};
