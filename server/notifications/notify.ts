import type { NoticeKind } from '#contract/notifications.ts';
import type { Tx } from '../db/database.ts';
import { notifications } from '../db/schema/platform.ts';
import { addJob } from '../jobs/queue.ts';
import type { NoticeFacts, NoticeOrder } from '../mail/orders.ts';

/** A notification: a short title, a sentence that names the subject, and the page of the app that opens it. */
type Notice = NoticeFacts & { readonly title: string; readonly message: string; readonly link: string };

/** The job that mails a notification to those who want it. */
export type NoticeJob = NoticeOrder & {
  /** The broker; absent for the operators. */
  readonly accountId?: number;
};

const tell = async (tx: Tx, brokerId: number | null, { title, message, ...told }: Notice): Promise<void> => {
  const kind: NoticeKind = told.kind;
  await tx.insert(notifications).values({ brokerId, kind, title, message, link: told.link });
  const job: NoticeJob =
    brokerId === null ? { ...told, role: 'super_admin' } : { ...told, role: 'broker', accountId: brokerId };
  await addJob(tx, 'notice', { ...job });
};

/** Tells the operators, inside the transaction of the event: both are stored, or neither. Works on every way into the database. */
export const notifyOperator = (tx: Tx, notice: Notice): Promise<void> => tell(tx, null, notice);

/** Tells a broker, inside the transaction of the event: on the broker's own way, a visitor's of the site, and the operator's. */
export const notifyBroker = (tx: Tx, brokerId: number, notice: Notice): Promise<void> => tell(tx, brokerId, notice);
