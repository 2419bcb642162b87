import {
  changeMedia,
  changeProperty,
  changeStatus,
  deleteMedia,
  deleteVideo,
  duplicateProperty,
  listEvents,
  orderMedia,
} from '#contract/properties/endpoints.ts';
import type { PropertyDetail } from '#contract/properties/schemas.ts';
import type { Database, Tx } from '../db/database.ts';
import { found } from '../errors.ts';
import { once } from '../http/idempotency.ts';
import { type Api, serve } from '../http/serve.ts';
import { deletePhotos } from '../media/deletedPhotos.ts';
import type { PhotoStore } from '../media/types.ts';
import { enforceQuota } from '../quotas/quotas.ts';
import { copyOwn } from './copy.ts';
import { changeOwn } from './edit.ts';
import { eventsOf } from './events.ts';
import { changePhoto, deleteOwnVideo, deletePhoto, orderPhotos } from './photoChanges.ts';
import { findOwn } from './queries.ts';
import type { Writer } from './recordWrite.ts';
import { changeOwnStatus } from './status.ts';

interface Change extends Writer {
  readonly session: Extract<Writer['session'], { role: 'broker' }>;
  readonly db: Database;
  readonly params: { readonly id: number };
}

/** Changes a property and returns its new state. */
const changed = (
  { session: { brokerId }, db, params: { id } }: Change,
  change: (tx: Tx) => Promise<void>,
): Promise<{ data: PropertyDetail }> =>
  db.withTenant(brokerId, async (tx) => {
    await change(tx);
    return { data: found(await findOwn(tx, brokerId, id)) };
  });

const partOf = ({ session, request, params }: Omit<Change, 'db'>) => ({
  session,
  request,
  brokerId: session.brokerId,
  propertyId: params.id,
});

/** Routes for what a broker does with a home after posting it. */
export const propertyLifeRoutes = (api: Api, photoStore: PhotoStore): void => {
  serve(api, changeProperty, (context) => {
    const { params, body, session } = context;
    return changed(context, (tx) => changeOwn(tx, context, session.brokerId, params.id, body));
  });
  serve(api, changeStatus, (context) => {
    const { params, body, session } = context;
    return changed(context, (tx) => changeOwnStatus(tx, context, session.brokerId, params.id, body.status));
  });
  serve(api, listEvents, ({ params, query, session: { brokerId }, db }) =>
    db.withTenant(brokerId, (tx) => eventsOf(tx, brokerId, params.id, query)),
  );
  serve(api, duplicateProperty, (context) => {
    const { params, session, db, repeat } = context;
    return db.withTenant(session.brokerId, (tx) =>
      once(tx, repeat, async () => {
        await enforceQuota(tx, session.brokerId, 'properties');
        return { id: await copyOwn(tx, context, session.brokerId, params.id) };
      }),
    );
  });
  serve(api, orderMedia, (context) => changed(context, (tx) => orderPhotos(tx, partOf(context), context.body.order)));
  serve(api, changeMedia, (context) => {
    const { params, body } = context;
    return changed(context, (tx) => changePhoto(tx, partOf(context), params.mediaId, body.category));
  });
  serve(api, deleteMedia, async (context) => {
    const { params, session, db, log } = context;
    const name = await db.withTenant(session.brokerId, (tx) => deletePhoto(tx, partOf(context), params.mediaId));
    // The photo itself is deleted, even if deleting its files fails: the sweep tries again.
    await deletePhotos(db, photoStore, [name]).catch((error: unknown) => {
      log.warn({ err: error }, 'deleting a picture failed');
    });
    return undefined;
  });
  serve(api, deleteVideo, async (context) => {
    const { params, session, db } = context;
    await db.withTenant(session.brokerId, (tx) => deleteOwnVideo(tx, partOf(context), params.videoId));
    return undefined;
  });
};
