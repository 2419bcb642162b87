import type { NoticeKind } from '#contract/notifications.ts';
import type { Tx } from '../db/database.ts';
import { notifications } from '../db/schema/platform.ts';
import { addJob } from '../jobs/queue.ts';
import type { NoticeFacts, NoticeMail } from '../mail/mailJobs.ts';

/**
 * A notification: a short title, a sentence that names the subject, and the page of the app that the notification
 * opens.
 */
type Notice = NoticeFacts & { readonly title: string; readonly message: string; readonly link: string };

/** The data of the job that mails a notification to the people who want it. */
export type NoticeJob = NoticeMail & {
  /** The broker; absent for the operators. */
  readonly accountId?: number;
};

const notify = async (tx: Tx, brokerId: number | null, { title, message, ...facts }: Notice): Promise<void> => {
  const kind: NoticeKind = facts.kind;
  await tx.insert(notifications).values({ brokerId, kind, title, message, link: facts.link });
  const job: NoticeJob =
    brokerId === null ? { ...facts, role: 'super_admin' } : { ...facts, role: 'broker', accountId: brokerId };
  await addJob(tx, 'notice', { ...job });
};

/**
 * Notifies the operators in the transaction of the event, so that both are stored or neither. Works in every database
 * scope.
 */
export const notifyOperator = (tx: Tx, notice: Notice): Promise<void> => notify(tx, null, notice);

/**
 * Notifies a broker in the transaction of the event: in the scope of the broker, a visitor of the site, or the
 * operator.
 */
export const notifyBroker = (tx: Tx, brokerId: number, notice: Notice): Promise<void> => notify(tx, brokerId, notice);
