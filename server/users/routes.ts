import { type BrokerUser, createBrokerUser, listBrokerUsers, updateBrokerUser } from '#contract/users.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Tx } from '../db/database.ts';
import { repeatedOrChecked } from '../http/idempotency.ts';
import { type Api, serve } from '../http/serve.ts';
import { checkQuota } from '../quotas/quotas.ts';
import { addUser, changeUser, listUsers, refuseTakenEmail } from './queries.ts';

/** Each broker's own users (specification 000, section 7). */
export const userRoutes = (api: Api): void => {
  serve(api, listBrokerUsers, ({ query, session, db }) =>
    db.withTenant(session.brokerId, (tx) => listUsers(tx, session.brokerId, query)),
  );
  serve(api, createBrokerUser, async ({ body: { password, ...fields }, session, repeat, request, db }) => {
    const way = <T>(work: (tx: Tx) => Promise<T>) => db.withTenant(session.brokerId, work);
    const check = async () => {
      await way((tx) => checkQuota(tx, session.brokerId, 'users'));
      await refuseTakenEmail(db, session, fields.email);
    };
    const earlier = await repeatedOrChecked<BrokerUser>(way, repeat, check);
    if (earlier) return { data: earlier };
    const passwordHash = await hashPassword(password, fields.email);
    return { data: await addUser(db, { ...fields, passwordHash }, { session, address: request.ip, repeat }) };
  });
  serve(api, updateBrokerUser, async ({ params, body, session, request, db }) => ({
    data: await changeUser(db, params.id, body, { session, address: request.ip }),
  }));
};
