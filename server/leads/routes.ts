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
} from '#contract/leads.ts';
import { orThrow } from '../errors.ts';
import { once } from '../http/idempotency.ts';
import { type Api, serve } from '../http/serve.ts';
import { notifyOperator } from '../notifications/notify.ts';
import { exportLeads } from './export.ts';
import { addLead, changeLead, listLeads, listSourcedLeads, viewed } from './queries.ts';

interface SentAsFile {
  readonly reply: FastifyReply;
  readonly fileName: string;
  readonly made: ReturnType<typeof exportLeads>;
}

const asFile = async ({ reply, fileName, made }: SentAsFile): Promise<Readable> => {
  const { rows, csv } = await made;
  reply.header('content-disposition', `attachment; filename="${fileName}"`);
  reply.header(LEAD_ROWS_HEADER, rows);
  return csv;
};

/** Leads: the operator's (all read, the main website's written) and each broker's own. */
export const leadRoutes = (api: Api): void => {
  serve(api, listAllLeads, ({ query, session, request, db }) =>
    db.asOperator(async (tx) => viewed(tx, { session, request }, await listSourcedLeads(tx, query))),
  );
  serve(api, listAdminLeads, ({ query, session, request, db }) =>
    db.asOperator(async (tx) => viewed(tx, { session, request }, await listLeads(tx, null, query))),
  );
  serve(api, createAdminLead, async ({ body, repeat, db }) => {
    const data = await db.asOperator((tx) =>
      once(tx, repeat, async () => {
        const lead = await addLead(tx, null, body);
        await notifyOperator(tx, { title: 'New lead', message: `${lead.full_name} (main website)` });
        return lead;
      }),
    );
    return { data };
  });
  serve(api, updateAdminLead, async ({ params, body, session, request, db }) => ({
    data: orThrow(await db.asOperator((tx) => changeLead(tx, { session, request }, params.id, body))),
  }));
  serve(api, listBrokerLeads, ({ query, session, request, db }) =>
    db.withTenant(session.brokerId, async (tx) =>
      viewed(tx, { session, request }, await listLeads(tx, session.brokerId, query)),
    ),
  );
  serve(api, createBrokerLead, async ({ body, session, repeat, db }) => ({
    data: await db.withTenant(session.brokerId, (tx) => once(tx, repeat, () => addLead(tx, session.brokerId, body))),
  }));
  serve(api, updateBrokerLead, async ({ params, body, session, request, db }) => ({
    data: orThrow(await db.withTenant(session.brokerId, (tx) => changeLead(tx, { session, request }, params.id, body))),
  }));
  serve(api, exportAdminLeads, ({ query, session, request, reply, db }) => {
    const made = exportLeads(db.asOperator, { session, request }, { brokerId: undefined, query });
    return asFile({ reply, fileName: 'leads.csv', made });
  });
  serve(api, exportBrokerLeads, ({ query, session, request, reply, db }) => {
    const { brokerId } = session;
    const made = exportLeads((work) => db.withTenant(brokerId, work), { session, request }, { brokerId, query });
    return asFile({ reply, fileName: 'my-leads.csv', made });
  });
};
