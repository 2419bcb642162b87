import { listNotifications, readNotification } from '#contract/notifications.ts';
import { type Api, serve } from '../http/serve.ts';
import { markRead, unreadNotifications } from './queries.ts';

/** The operator's unread notifications, and marking one as read. */
export const notificationRoutes = (api: Api): void => {
  serve(api, listNotifications, async ({ query, db }) => ({ data: await unreadNotifications(db, query.limit) }));
  serve(api, readNotification, async ({ params, db }) => ({ data: await markRead(db, params.id) }));
};
