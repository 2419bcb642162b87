import { exportAudit, listAudit } from '#contract/audit.ts';
import { recordAudit } from '../db/audit.ts';
import { type Api, serve } from '../http/serve.ts';
import { auditCsv, findEntries } from './queries.ts';

/** The audit trail, for the operator. */
export const auditRoutes = (api: Api): void => {
  serve(api, listAudit, ({ query, db }) => db.asOperator((tx) => findEntries(tx, query)));
  serve(api, exportAudit, async ({ query, session, request, reply, db }) => {
    const detail = { action: query.action ?? null, object_type: query.object_type ?? null };
    await db.asOperator((tx) =>
      recordAudit(tx, { actor: session, action: 'audit.exported', address: request.ip, detail }),
    );
    reply.header('content-disposition', 'attachment; filename="audit-log.csv"');
    return auditCsv(db, query);
  });
};
