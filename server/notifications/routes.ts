import {
  getPreferences,
  listAllNotifications,
  listBrokerNotifications,
  listNotifications,
  readAllBrokerNotifications,
  readAllNotifications,
  readBrokerNotification,
  readNotification,
  updatePreferences,
} from '#contract/notifications.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database } from '../db/database.ts';
import { type Api, serve } from '../http/serve.ts';
import { changePreferences, type Recipient, readPreferences } from './preferences.ts';
import { allNotifications, markAllRead, markRead, ringing } from './queries.ts';

/** Runs work in the caller's own database scope. */
const wayOf = (db: Database, { role, accountId }: Recipient): Database['asOperator'] =>
  role === 'broker' ? (work) => db.withTenant(accountId, work) : db.asOperator;

/** Notifications of the operators and of each broker, and each person's notification preferences. */
export const notificationRoutes = (api: Api): void => {
  serve(api, listNotifications, ({ query: { limit }, session, db }) =>
    db.asOperator((tx) => ringing(tx, session, { limit, unread: true })),
  );
  serve(api, listAllNotifications, ({ query, db }) => db.asOperator((tx) => allNotifications(tx, query)));
  serve(api, listBrokerNotifications, ({ query, session, db }) =>
    db.withTenant(session.brokerId, (tx) => ringing(tx, session, query)),
  );

  for (const endpoint of [readNotification, readBrokerNotification] as const) {
    serve(api, endpoint, async ({ params, session, db }) => ({
      data: await wayOf(db, session)((tx) => markRead(tx, session, params.id)),
    }));
  }
  for (const endpoint of [readAllNotifications, readAllBrokerNotifications] as const) {
    serve(api, endpoint, async ({ session, db }) => ({
      data: { read: await wayOf(db, session)((tx) => markAllRead(tx, session)) },
    }));
  }

  serve(api, getPreferences, async ({ session, db }) => ({
    data: { kinds: await wayOf(db, session)((tx) => readPreferences(tx, session)) },
  }));
  serve(api, updatePreferences, async ({ body, session, request, db }) => {
    const kinds = await wayOf(
      db,
      session,
    )(async (tx) => {
      await changePreferences(tx, session, { ...body.data?.kinds, ...body.kinds });
      await recordAudit(tx, { actor: session, action: 'preferences.changed', address: request.ip });
      return readPreferences(tx, session);
    });
    return { data: { kinds } };
  });
};
