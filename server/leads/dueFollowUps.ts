import { and, eq, gte } from 'drizzle-orm';
import type { FollowUpKind } from '#contract/leads/choices.ts';
import { paths } from '#contract/paths.ts';
import type { Database, Tx } from '../db/database.ts';
import { mayBeContacted } from '../db/notErased.ts';
import { leads } from '../db/schema/leads.ts';
import { notifications } from '../db/schema/platform.ts';
import { addJob } from '../jobs/queue.ts';
import type { JobHandler } from '../jobs/worker.ts';
import { notifyBroker } from '../notifications/notify.ts';
import { isOpen } from './planned.ts';
import type { LeadRow } from './rows.ts';

/** The data of the job. */
interface Planned {
  readonly brokerId: number;
  readonly leadId: number;
  /** ISO 8601 */
  readonly at: string;
}

/**
 * Adds the job that notifies the broker when a lead's follow-up is due. One that is already due needs none, because the
 * broker has only just set it.
 */
export const notifyWhenDue = async (
  tx: Tx,
  { id: leadId, brokerId }: Pick<LeadRow, 'id' | 'brokerId'>,
  at: Date | null,
) => {
  if (brokerId === null || at === null || at.getTime() <= Date.now()) return;
  const planned: Planned = { brokerId, leadId, at: at.toISOString() };
  await addJob(tx, 'follow_up_due', { ...planned }, at);
};

const titles: Readonly<Record<FollowUpKind, (name: string) => string>> = {
  call: (name) => `Call ${name}`,
  whatsapp: (name) => `WhatsApp ${name}`,
  visit: (name) => `Visit with ${name}`,
  other: (name) => `Follow up with ${name}`,
};

// The server does not know the broker's time zone.
const timeOf = (at: Date) =>
  new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(at);

/**
 * The job: notifies the broker, unless since then the follow-up was moved, done or removed, the lead closed or lost, or the consent
 * withdrawn.
 */
export const notifyOfDue =
  (db: Database): JobHandler =>
  async (data) => {
    const { brokerId, leadId, at } = data as unknown as Planned;
    const due = new Date(at);
    await db.withTenant(brokerId, async (tx) => {
      const planned = and(eq(leads.brokerId, brokerId), eq(leads.id, leadId), eq(leads.followUpAt, due));
      const [lead] = await tx
        .select()
        .from(leads)
        .where(and(planned, isOpen, mayBeContacted))
        .for('update');
      if (!lead) return;
      const kind = lead.followUpKind ?? 'other';
      const link = paths.broker.lead(leadId);
      // A process may die between the notification and the end of the job: the retry must not notify again.
      const isSameNotice = and(eq(notifications.kind, 'follow_up_due'), eq(notifications.link, link));
      const own = eq(notifications.brokerId, brokerId);
      if ((await tx.$count(notifications, and(own, isSameNotice, gte(notifications.createdAt, due)))) > 0) return;
      await notifyBroker(tx, brokerId, {
        kind: 'follow_up_due',
        planned: kind,
        title: `${titles[kind](lead.fullName)} at ${timeOf(due)}`,
        message: lead.followUpText ?? lead.propertyInterest ?? 'It is due now',
        link,
      });
    });
    return undefined;
  };
