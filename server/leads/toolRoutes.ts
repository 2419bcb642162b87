import * as tools from '#contract/leads/tools.ts';
import { once } from '../http/idempotency.ts';
import { type Api, serve } from '../http/serve.ts';
import { assigneesOf } from './assignees.ts';
import { dismiss } from './dismiss.ts';
import { merge, unmerge } from './merge.ts';
import { addView, removeView, viewsOf } from './views.ts';

/** A broker's lead tools: merging, and saved views. */
export const leadToolRoutes = (api: Api): void => {
  serve(api, tools.mergeLeads, async ({ params: { id }, body, session, request, db }) => ({
    data: await db.withTenant(session.brokerId, (tx) => merge(tx, { session, request }, id, body)),
  }));
  serve(api, tools.unmergeLeads, async ({ params: { id }, session, request, db }) => ({
    data: await db.withTenant(session.brokerId, (tx) => unmerge(tx, { session, request }, id)),
  }));
  serve(api, tools.dismissDuplicate, async ({ params: { id }, body, session, request, db }) => {
    await db.withTenant(session.brokerId, (tx) => dismiss(tx, { session, request }, id, body.other_id));
    return undefined;
  });
  serve(api, tools.listLeadViews, async ({ session, request, db }) => ({
    data: await db.withTenant(session.brokerId, (tx) => viewsOf(tx, { session, request })),
  }));
  serve(api, tools.listAssignees, async ({ session, db }) => ({
    data: await db.withTenant(session.brokerId, (tx) => assigneesOf(tx, session.brokerId)),
  }));
  serve(api, tools.addLeadView, async ({ body, session, request, repeat, db }) => ({
    data: await db.withTenant(session.brokerId, (tx) =>
      once(tx, repeat, () => addView(tx, { session, request }, body)),
    ),
  }));
  serve(api, tools.removeLeadView, async ({ params: { id }, session, request, db }) => {
    await db.withTenant(session.brokerId, (tx) => removeView(tx, { session, request }, id));
    return undefined;
  });
};
