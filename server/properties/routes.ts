import { eq } from 'drizzle-orm';
import {
  addMedia,
  addVideo,
  createProperty,
  getProperty,
  listProperties,
  NOT_A_VIDEO,
  setPrimary,
} from '#contract/properties/endpoints.ts';
import { youtubeUrl } from '#contract/rules/youtube.ts';
import type { Tx } from '../db/database.ts';
import { videos } from '../db/schema/properties.ts';
import { found, HttpError, notFound } from '../errors.ts';
import { once } from '../http/idempotency.ts';
import { type Api, serve } from '../http/serve.ts';
import { MAX_VIDEOS_OF_PROPERTY } from '../limits/homes.ts';
import type { PhotoStore } from '../media/types.ts';
import { enforceQuota } from '../quotas/quotas.ts';
import { addPhoto } from './addPhoto.ts';
import { addEvent } from './events.ts';
import { lockForParts, lockParts } from './photoChanges.ts';
import { findOwn, listOwn } from './queries.ts';
import { recordWrite } from './recordWrite.ts';
import { markEdited } from './status.ts';
import { insertProperty, insertVideo, makePrimary } from './writes.ts';

/** The broker's own properties, their photos and videos (specification 001, section 7). */
export const propertyRoutes = (api: Api, photoStore: PhotoStore): void => {
  serve(api, listProperties, async ({ query, session: { brokerId }, db }) => {
    const { rows, total } = await db.withTenant(brokerId, (tx) => listOwn(tx, brokerId, query));
    return { data: rows, meta: { total, page: query.page, limit: query.limit } };
  });

  serve(api, getProperty, async ({ params, session: { brokerId }, db }) => ({
    data: found(await db.withTenant(brokerId, (tx) => findOwn(tx, brokerId, params.id))),
  }));

  serve(api, createProperty, ({ body, session, request, db, repeat }) => {
    const create = async (tx: Tx) => {
      await enforceQuota(tx, session.brokerId, 'properties');
      const id = await insertProperty(tx, session.brokerId, body);
      await addEvent(tx, { id, brokerId: session.brokerId }, session, 'posted');
      await recordWrite(tx, id, { session, request, action: 'property.created', type: 'property' });
      return { id };
    };
    return db.withTenant(session.brokerId, (tx) => once(tx, repeat, () => create(tx)));
  });

  serve(api, addMedia, ({ params, body, file, session, request, db, repeat }) =>
    addPhoto(db, photoStore, {
      brokerId: session.brokerId,
      propertyId: params.id,
      category: body.category,
      picture: found(file),
      repeat,
      record: async (tx, id) => {
        await addEvent(tx, { id: params.id, brokerId: session.brokerId }, session, 'photo_added', { ids: [id] });
        await recordWrite(tx, id, { session, request, action: 'photo.added', type: 'photo', of: params.id });
      },
    }),
  );

  serve(api, setPrimary, async ({ params: { propertyId, mediaId }, session, request, db }) => {
    await db.withTenant(session.brokerId, async (tx) => {
      const row = await lockParts(tx, session.brokerId, propertyId);
      const made = await makePrimary(tx, session.brokerId, propertyId, mediaId);
      if (!made) throw notFound();
      if (made !== 'same') {
        await markEdited(tx, row);
        await addEvent(tx, row, session, 'main_photo_changed', { ids: [mediaId] });
      }
      const action = 'photo.made_main';
      await recordWrite(tx, mediaId, { session, request, action, type: 'photo', of: propertyId });
    });
    return { data: { id: mediaId, is_primary: true } };
  });

  serve(api, addVideo, async ({ params, body, session, request, db, repeat }) => {
    const { brokerId } = session;
    const url = youtubeUrl(body.url);
    if (!url) throw new HttpError(400, NOT_A_VIDEO, { errors: { url: NOT_A_VIDEO } });
    const add = async (tx: Tx) => {
      await lockForParts(tx, brokerId, params.id);
      if ((await tx.$count(videos, eq(videos.propertyId, params.id))) >= MAX_VIDEOS_OF_PROPERTY)
        throw new HttpError(409, `A property may have at most ${MAX_VIDEOS_OF_PROPERTY} videos`);
      const id = await insertVideo(tx, brokerId, params.id, url);
      await addEvent(tx, { id: params.id, brokerId }, session, 'video_added');
      await recordWrite(tx, id, { session, request, action: 'video.added', type: 'video', of: params.id });
      return { data: { id, url } };
    };
    return db.withTenant(brokerId, (tx) => once(tx, repeat, () => add(tx)));
  });
};
