import { listMails as listMailsEndpoint, sendMailAgain, sendTestMail } from '#contract/mails.ts';
import type { Config } from '../config.ts';
import { recordAudit } from '../db/audit.ts';
import { type Api, serve } from '../http/serve.ts';
import { countMail } from '../http/throttle.ts';
import { addMail } from './mailJobs.ts';
import { countLastDay, listMails, sendAgain } from './queries.ts';

/** The operator's mail routes: the latest mails, a test mail, and sending one again. */
export const mailRoutes = (api: Api, config: Pick<Config, 'mail' | 'mailUrl' | 'mailFrom'>): void => {
  const sending = config.mail;
  // The mail server without its user and password.
  const host = config.mailUrl ? new URL(config.mailUrl).hostname : null;
  const from = config.mailFrom.address;
  const message = sending === 'off' ? 'Mail is off on this server: MAIL_URL is not set' : 'The mail is on its way';
  serve(api, listMailsEndpoint, ({ db }) =>
    db.asOperator(async (tx) => ({
      data: await listMails(tx),
      sending,
      server: { host, from, ...(await countLastDay(tx)) },
    })),
  );
  serve(api, sendTestMail, async ({ body: { to }, session, request, db }) => {
    await db.asSystem((tx) => countMail(tx, session.accountId));
    await db.asOperator(async (tx) => {
      await addMail(tx, { kind: 'test', role: 'super_admin', to, name: 'operator' });
      await recordAudit(tx, { actor: session, action: 'mail.tested', address: request.ip });
    });
    return { data: { message } };
  });
  serve(api, sendMailAgain, async ({ params: { id }, session, request, db }) => {
    await db.asSystem((tx) => countMail(tx, session.accountId));
    await db.asOperator(async (tx) => {
      await sendAgain(tx, id);
      await recordAudit(tx, {
        actor: session,
        action: 'mail.sent_again',
        object: { type: 'mail', id },
        address: request.ip,
      });
    });
    return { data: { message } };
  });
};
