import { desc, eq } from 'drizzle-orm';
import type { Notification } from '#contract/notifications.ts';
import type { Database } from '../db/database.ts';
import { notifications } from '../db/schema/platform.ts';
import { found } from '../errors.ts';

const toNotification = ({ id, title, message, isRead }: typeof notifications.$inferSelect): Notification => ({
  id,
  title,
  message,
  is_read: isRead,
});

/** The operator's unread notifications, newest first. */
export const unreadNotifications = (db: Database, limit: number): Promise<Notification[]> =>
  db.asOperator(async (tx) => {
    const rows = await tx
      .select()
      .from(notifications)
      .where(eq(notifications.isRead, false))
      .orderBy(desc(notifications.id))
      .limit(limit);
    return rows.map(toNotification);
  });

/** Marks a notification as read. 404 for an unknown one. */
export const markRead = (db: Database, id: number): Promise<Notification> =>
  db.asOperator(async (tx) => {
    const [row] = await tx.update(notifications).set({ isRead: true }).where(eq(notifications.id, id)).returning();
    return toNotification(found(row));
  });
