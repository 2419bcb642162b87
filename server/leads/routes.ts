import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import {
  createAdminLead,
  createBrokerLead,
  exportAdminLeads,
  exportBrokerLeads,
  LEAD_ROWS_HEADER,
  listAdminLeads,
  listAllLeads,
  listBrokerLeads,
  updateAdminLead,
  updateBrokerLead,
} from '#contract/leads/endpoints.ts';
import { paths } from '#contract/paths.ts';
import type { Tx } from '../db/database.ts';
import { orThrow } from '../errors.ts';
import { once } from '../http/idempotency.ts';
import { type Api, serve } from '../http/serve.ts';
import { notifyOperator } from '../notifications/notify.ts';
import { enforceQuota } from '../quotas/quotas.ts';
import { exportLeads } from './export.ts';
import { type LeadCaller, recordViewed } from './ownLead.ts';
import { addLead, changeLead, listLeads, listSourcedLeads } from './queries.ts';

const asFile = async (
  reply: FastifyReply,
  fileName: string,
  { rows, csv }: Awaited<ReturnType<typeof exportLeads>>,
): Promise<Readable> => {
  reply.header('content-disposition', `attachment; filename="${fileName}"`);
  reply.header(LEAD_ROWS_HEADER, rows);
  return csv;
};

const viewedBy = (tx: Tx, caller: LeadCaller) => (shown: readonly { readonly id: number }[]) =>
  recordViewed(tx, caller, shown);

/** Lead routes: the operator reads all leads and writes the main website's; each broker has their own. */
export const leadRoutes = (api: Api): void => {
  serve(api, listAllLeads, ({ query, session, request, db }) =>
    db.asOperator((tx) => listSourcedLeads(tx, query, viewedBy(tx, { session, request }))),
  );
  serve(api, listAdminLeads, ({ query, session, request, db }) =>
    db.asOperator((tx) => listLeads(tx, null, query, viewedBy(tx, { session, request }))),
  );
  serve(api, createAdminLead, async ({ body, session, repeat, request, db }) => {
    const data = await db.asOperator((tx) =>
      once(tx, repeat, async () => {
        const lead = await addLead(tx, { session, request }, body);
        const message = `${lead.full_name} (main website)`;
        await notifyOperator(tx, {
          kind: 'main_lead',
          title: 'New lead',
          message,
          link: paths.superadmin.lead(lead.id),
        });
        return lead;
      }),
    );
    return { data };
  });
  serve(api, updateAdminLead, async ({ params, body, session, request, db }) => ({
    data: orThrow(await db.asOperator((tx) => changeLead(tx, { session, request }, params.id, body))),
  }));
  serve(api, listBrokerLeads, ({ query, session, request, db }) =>
    db.withTenant(session.brokerId, (tx) => listLeads(tx, session.brokerId, query, viewedBy(tx, { session, request }))),
  );
  serve(api, createBrokerLead, async ({ body, session, repeat, request, db }) => ({
    data: await db.withTenant(session.brokerId, (tx) =>
      once(tx, repeat, async () => {
        await enforceQuota(tx, session.brokerId, 'leads_a_day');
        return addLead(tx, { session, request }, body);
      }),
    ),
  }));
  serve(api, updateBrokerLead, async ({ params, body, session, request, db }) => ({
    data: orThrow(await db.withTenant(session.brokerId, (tx) => changeLead(tx, { session, request }, params.id, body))),
  }));
  serve(api, exportAdminLeads, async ({ query, session, request, reply, db }) =>
    asFile(reply, 'leads.csv', await exportLeads(db.asOperator, { session, request }, { brokerId: undefined, query })),
  );
  serve(api, exportBrokerLeads, async ({ query, session, request, reply, db }) => {
    const { brokerId } = session;
    const way: typeof db.asOperator = (work) => db.withTenant(brokerId, work);
    return asFile(reply, 'my-leads.csv', await exportLeads(way, { session, request }, { brokerId, query }));
  });
};
