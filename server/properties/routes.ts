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
import { found, HttpError, notFound } from '../errors.ts';
import { once } from '../http/idempotency.ts';
import { type Api, serve } from '../http/serve.ts';
import type { ImageStore } from '../media/types.ts';
import { addPhoto } from './addPhoto.ts';
import { countMedia, findOwn, listOwn } from './queries.ts';
import { insertProperty, insertVideo, makePrimary } from './writes.ts';

/** The broker's own properties, their photos and videos (specification 001, section 7). */
export const propertyRoutes = (api: Api, images: ImageStore): void => {
  serve(api, listProperties, async ({ query, session: { brokerId }, db }) => {
    const { rows, total } = await db.withTenant(brokerId, (tx) => listOwn(tx, brokerId, query));
    return { data: rows, meta: { total, page: query.page, limit: query.limit } };
  });

  serve(api, getProperty, async ({ params, session: { brokerId }, db }) => ({
    data: found(await db.withTenant(brokerId, (tx) => findOwn(tx, brokerId, params.id))),
  }));

  serve(api, createProperty, ({ body, session: { brokerId }, db, repeat }) =>
    db.withTenant(brokerId, (tx) => once(tx, repeat, async () => ({ id: await insertProperty(tx, brokerId, body) }))),
  );

  serve(api, addMedia, ({ params, body, file, session: { brokerId }, db, repeat }) =>
    addPhoto(db, images, {
      brokerId,
      propertyId: params.id,
      category: body.category,
      picture: found(file),
      repeat,
    }),
  );

  serve(api, setPrimary, async ({ params: { propertyId, mediaId }, session: { brokerId }, db }) => {
    const made = await db.withTenant(brokerId, (tx) => makePrimary(tx, brokerId, propertyId, mediaId));
    if (!made) throw notFound();
    return { data: { id: mediaId, is_primary: true } };
  });

  serve(api, addVideo, async ({ params, body, session: { brokerId }, db, repeat }) => {
    const url = youtubeUrl(body.url);
    if (!url) throw new HttpError(400, NOT_A_VIDEO, { errors: { url: NOT_A_VIDEO } });
    const add = async (tx: Tx) => {
      found(await countMedia(tx, brokerId, params.id));
      return { data: { id: await insertVideo(tx, brokerId, params.id, url), url } };
    };
    return db.withTenant(brokerId, (tx) => once(tx, repeat, () => add(tx)));
  });
};
