import { createBrokerUser, listBrokerUsers, updateBrokerUser } from '#contract/users.ts';
import { hashPassword } from '../auth/passwords.ts';
import { type Api, serve } from '../http/serve.ts';
import { addUser, changeUser, listUsers } from './queries.ts';

/** Each broker's own users (specification 000, section 7). */
export const userRoutes = (api: Api): void => {
  serve(api, listBrokerUsers, ({ query, session, db }) =>
    db.withTenant(session.brokerId, (tx) => listUsers(tx, session.brokerId, query)),
  );
  serve(api, createBrokerUser, async ({ body: { password, ...fields }, session, repeat, request, db }) => {
    const passwordHash = await hashPassword(password);
    return { data: await addUser(db, { ...fields, passwordHash }, { session, address: request.ip, repeat }) };
  });
  serve(api, updateBrokerUser, async ({ params, body, session, request, db }) => ({
    data: await changeUser(db, params.id, body, { session, address: request.ip }),
  }));
};
