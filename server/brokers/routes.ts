import { type Broker, createBroker, getBroker, listBrokers, updateBroker } from '#contract/brokers.ts';
import { hashPassword } from '../auth/passwords.ts';
import { repeatedOrChecked } from '../http/idempotency.ts';
import { type Api, serve } from '../http/serve.ts';
import { withPhoto } from '../media/personPhoto.ts';
import type { PhotoStore } from '../media/types.ts';
import { endResetsOf } from '../tokens/resets.ts';
import { createBrokerRow, findBroker, listBrokerPage, refuseTakenEmail, updateBrokerRow } from './queries.ts';

/** Brokers, for the operator. */
export const brokerRoutes = (api: Api, { photoStore }: { readonly photoStore: PhotoStore }): void => {
  serve(api, listBrokers, ({ query, db }) => listBrokerPage(db, query));
  serve(api, getBroker, async ({ params, db }) => ({ data: await findBroker(db, params.id) }));
  serve(api, createBroker, async ({ body: { password, ...fields }, file, session, repeat, request, db }) => {
    const check = () => refuseTakenEmail(db, fields.email);
    const earlier = await repeatedOrChecked<Broker>(db.asOperator, repeat, check);
    if (earlier) return { data: earlier };
    const passwordHash = await hashPassword(password, fields.email);
    const { broker } = await withPhoto({ db, photoStore }, file, async (photo) => {
      const caller = { session, address: request.ip, photo, repeat };
      const created = await createBrokerRow(db, { ...fields, passwordHash }, caller);
      // A repeated call returns the broker of the first call, with that photo.
      return { broker: created, unusedPhoto: created.photo === photo ? null : photo };
    });
    return { data: broker };
  });
  serve(api, updateBroker, async ({ params, body, file, session, request, db }) => {
    const { email: former } = await findBroker(db, params.id);
    const { broker } = await withPhoto({ db, photoStore }, file, (photo) =>
      updateBrokerRow(db, params.id, body, { session, address: request.ip, photo }),
    );
    // Ends reset links sent to the former email. In the system scope, because the operator's scope cannot access them.
    if (broker.email !== former) await db.asSystem((tx) => endResetsOf(tx, 'broker', params.id));
    return { data: broker };
  });
};
