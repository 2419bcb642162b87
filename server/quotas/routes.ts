import { getBrokerQuotas, getQuotas, updateBrokerQuotas } from '#contract/quotas.ts';
import type { Database } from '../db/database.ts';
import { type Api, serve } from '../http/serve.ts';
import { changeQuotas } from './changeQuotas.ts';
import { standingsOf, termsOf } from './quotas.ts';

/** A broker's usage and limits, for the operator; 404 for an unknown broker. */
const showQuotas = async (db: Database, brokerId: number) => {
  await db.asOperator((tx) => termsOf(tx, brokerId));
  // The operator's scope cannot read the users and photos of brokers, so they are counted in the broker's.
  return { data: await db.withTenant(brokerId, (tx) => standingsOf(tx, brokerId)) };
};

/** Quotas: brokers read their own; the operator reads and changes each broker's. */
export const quotaRoutes = (api: Api): void => {
  serve(api, getQuotas, async ({ session: { brokerId }, db }) => ({
    data: await db.withTenant(brokerId, (tx) => standingsOf(tx, brokerId)),
  }));
  serve(api, getBrokerQuotas, ({ params, db }) => showQuotas(db, params.id));
  serve(api, updateBrokerQuotas, async ({ params, body, session, request, db }) => {
    await db.asOperator((tx) => changeQuotas(tx, params.id, body, { session, address: request.ip }));
    return showQuotas(db, params.id);
  });
};
