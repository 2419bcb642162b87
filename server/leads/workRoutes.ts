import { getBrokerLead } from '#contract/leads/endpoints.ts';
import * as work from '#contract/leads/work.ts';
import type { Database, Tx } from '../db/database.ts';
import { once } from '../http/idempotency.ts';
import { type Api, serve } from '../http/serve.ts';
import { changeSeveral } from './bulk.ts';
import { duplicatesOf } from './duplicates.ts';
import { eventsOfLead, writeOnLead } from './events.ts';
import { dropFollowUp, finishFollowUp, planFollowUp } from './followUps.ts';
import type { LeadCaller } from './ownLead.ts';
import { openLead } from './queries.ts';
import { todayOf } from './today.ts';

/** Runs work in the scope of the caller's own leads: a broker's, or the main website's for the operator. */
const wayOf = (db: Database, { session }: LeadCaller): (<T>(work: (tx: Tx) => Promise<T>) => Promise<T>) =>
  session.role === 'broker' ? (run) => db.withTenant(session.brokerId, run) : (run) => db.asOperator(run);

/** Routes for work on a lead: its page, timeline and plan. The same calls exist for brokers and the operator. */
export const leadWorkRoutes = (api: Api): void => {
  for (const endpoint of [getBrokerLead, work.getAdminLead]) {
    serve(api, endpoint, async ({ params: { id }, session, request, db }) => {
      const caller = { session, request };
      return { data: await wayOf(db, caller)((tx) => openLead(tx, caller, id)) };
    });
  }
  for (const endpoint of [work.listBrokerLeadEvents, work.listAdminLeadEvents]) {
    serve(api, endpoint, ({ params: { id }, query, session, request, db }) => {
      const caller = { session, request };
      return wayOf(db, caller)((tx) => eventsOfLead(tx, caller, id, query));
    });
  }
  for (const endpoint of [work.addBrokerLeadEvent, work.addAdminLeadEvent]) {
    serve(api, endpoint, async ({ params: { id }, body, session, request, repeat, db }) => {
      const caller = { session, request };
      return { data: await wayOf(db, caller)((tx) => once(tx, repeat, () => writeOnLead(tx, caller, id, body))) };
    });
  }
  for (const endpoint of [work.planBrokerFollowUp, work.planAdminFollowUp]) {
    serve(api, endpoint, async ({ params: { id }, body, session, request, db }) => {
      const caller = { session, request };
      return { data: await wayOf(db, caller)((tx) => planFollowUp(tx, caller, id, body)) };
    });
  }
  for (const endpoint of [work.dropBrokerFollowUp, work.dropAdminFollowUp]) {
    serve(api, endpoint, async ({ params: { id }, session, request, db }) => {
      const caller = { session, request };
      await wayOf(db, caller)((tx) => dropFollowUp(tx, caller, id));
      return undefined;
    });
  }
  for (const endpoint of [work.finishBrokerFollowUp, work.finishAdminFollowUp]) {
    serve(api, endpoint, async ({ params: { id }, body, session, request, db }) => {
      const caller = { session, request };
      return { data: await wayOf(db, caller)((tx) => finishFollowUp(tx, caller, id, body.text)) };
    });
  }
  serve(api, work.changeLeads, ({ body, session, request, db }) =>
    changeSeveral(db, session.brokerId, { session, request }, body),
  );
  serve(api, work.getToday, ({ query, session, request, db }) =>
    db.withTenant(session.brokerId, (tx) => todayOf(tx, { session, request }, session.brokerId, query)),
  );
  serve(api, work.listDuplicates, ({ query, session, request, db }) =>
    db.withTenant(session.brokerId, (tx) => duplicatesOf(tx, { session, request }, session.brokerId, query)),
  );
};
