import { and, desc, eq, ilike, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { listAllNotifications, Notification } from '#contract/notifications.ts';
import type { Tx } from '../db/database.ts';
import { notifications } from '../db/schema/platform.ts';
import { found } from '../errors.ts';
import { type Recipient, silencedKinds } from './preferences.ts';

const toNotification = (row: typeof notifications.$inferSelect): Notification => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  message: row.message,
  is_read: row.isRead,
  created_at: row.createdAt.toISOString(),
  link: row.link,
});

const ownOf = ({ role, accountId }: Recipient): SQL =>
  role === 'broker' ? eq(notifications.brokerId, accountId) : isNull(notifications.brokerId);

const unread = eq(notifications.isRead, false);

/** What a person's bell shows, newest first, with the number of all that are unread. */
export const ringing = async (
  tx: Tx,
  recipient: Recipient,
  { limit, ...only }: { limit: number; unread?: boolean },
) => {
  const silenced = await silencedKinds(tx, recipient);
  const shown = and(ownOf(recipient), silenced.length > 0 ? notInArray(notifications.kind, silenced) : undefined);
  const rows = await tx
    .select()
    .from(notifications)
    .where(only.unread ? and(shown, unread) : shown)
    .orderBy(desc(notifications.id))
    .limit(limit);
  return { data: rows.map(toNotification), meta: { unread: await tx.$count(notifications, and(shown, unread)) } };
};

/** A page of all of the operators' notifications, also of kinds that the bell does not show. */
export const allNotifications = async (tx: Tx, query: InferType<typeof listAllNotifications.query>) => {
  const { page, limit, q, kind } = query;
  const words = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    isNull(notifications.brokerId),
    kind && eq(notifications.kind, kind),
    query.unread === undefined ? undefined : eq(notifications.isRead, !query.unread),
    q ? or(ilike(notifications.title, words), ilike(notifications.message, words)) : undefined,
  );
  const total = await tx.$count(notifications, where);
  const rows = await tx
    .select()
    .from(notifications)
    .where(where)
    .orderBy(desc(notifications.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { data: rows.map(toNotification), meta: { total, page, limit } };
};

/** Marks a notification as read. 404 for an unknown one, or another's. */
export const markRead = async (tx: Tx, recipient: Recipient, id: number): Promise<Notification> => {
  const [row] = await tx
    .update(notifications)
    .set({ isRead: true })
    .where(and(ownOf(recipient), eq(notifications.id, id)))
    .returning();
  return toNotification(found(row));
};

/** Marks all of a person's notifications as read; returns how many that were. */
export const markAllRead = async (tx: Tx, recipient: Recipient): Promise<number> => {
  const read = await tx
    .update(notifications)
    .set({ isRead: true })
    .where(and(ownOf(recipient), unread))
    .returning({ id: notifications.id });
  return read.length;
};
