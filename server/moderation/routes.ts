import {
  approveProperties,
  checkRera,
  getModerated,
  listAllProperties,
  reviewProperty,
} from '#contract/properties/moderation.ts';
import { type Api, serve } from '../http/serve.ts';
import type { PhotoStore } from '../media/types.ts';
import { approveSeveral } from './approveSeveral.ts';
import { findModerated } from './detail.ts';
import { findListed } from './queues.ts';
import { noteReraCheck, review } from './review.ts';

/** The operator reviews properties. */
export const moderationRoutes = (api: Api, photoStore: PhotoStore): void => {
  serve(api, listAllProperties, ({ query, db }) => findListed(db, photoStore, query));
  serve(api, getModerated, async ({ params, db }) => ({ data: await findModerated(db, photoStore, params.id) }));
  serve(api, reviewProperty, async (context) => {
    const { params, body, db } = context;
    await db.asOperator((tx) => review(tx, context, params.id, body));
    return { data: await findModerated(db, photoStore, params.id) };
  });
  serve(api, approveProperties, async (context) => {
    return { data: await approveSeveral(context.db, photoStore, context, context.body) };
  });
  serve(api, checkRera, async (context) => {
    const { params, body, db } = context;
    await db.asOperator((tx) => noteReraCheck(tx, context, params.id, body.checked));
    return { data: await findModerated(db, photoStore, params.id) };
  });
};
