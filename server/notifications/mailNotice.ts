import { and, eq, ne } from 'drizzle-orm';
import { defaultPreferences } from '#contract/notifications.ts';
import type { Tx } from '../db/database.ts';
import { brokers, operators } from '../db/schema/accounts.ts';
import { notificationPreferences } from '../db/schema/platform.ts';
import type { JobHandler } from '../jobs/worker.ts';
import { addMail, type MailJob } from '../mail/mailJobs.ts';
import type { NoticeJob } from './notify.ts';

/** The receivers of a notification, with their preference for its kind. */
const receiversOf = (tx: Tx, { role, accountId, kind }: NoticeJob) => {
  const people = role === 'broker' ? brokers : operators;
  const chosen = notificationPreferences;
  return tx
    .select({ to: people.email, name: people.fullName, mail: chosen.mail })
    .from(people)
    .leftJoin(chosen, and(eq(chosen.role, role), eq(chosen.accountId, people.id), eq(chosen.kind, kind)))
    .where(and(accountId === undefined ? undefined : eq(people.id, accountId), ne(people.status, 'suspended')));
};

/** Mails a notification to the receivers who want its kind at once. */
export const mailNotice: JobHandler = async (data) => {
  const job = data as unknown as NoticeJob;
  const { accountId: _, ...facts } = job;
  const usual = defaultPreferences[job.role][job.kind]?.mail;
  return async (tx) => {
    for (const { to, name, mail } of await receiversOf(tx, job)) {
      if ((mail ?? usual) === 'at_once') await addMail(tx, { ...facts, to, name } as MailJob);
    }
  };
};
