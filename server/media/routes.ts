import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';
import type { Database } from '../db/database.ts';
import { coalescedCache } from '../lib/coalescedCache.ts';
import { IMMUTABLE_MAX_AGE_S, MAX_PHOTOS_KNOWN, PHOTO_MAX_AGE_S, STREAM_TIMEOUT_MS } from '../limits/server.ts';
import { MEDIA_PATH, photoKey, photoNameIn } from './names.ts';
import { findPhoto, type PhotoAccess } from './photoAccess.ts';
import type { PhotoStore, StoredPhoto } from './types.ts';

const widthOf = (text: string | undefined): 320 | 800 | undefined | null =>
  text === undefined ? undefined : text === '320' ? 320 : text === '800' ? 800 : null;

// A person's photo has one size, which serves every width.
const find = async (store: PhotoStore, name: string, width: 320 | 800 | undefined): Promise<StoredPhoto | null> =>
  (await store.get(photoKey(name, width))) ?? (width ? store.get(photoKey(name)) : null);

const isKey = (given: unknown, { accessKey }: PhotoAccess): boolean => {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(accessKey)];
  return one.length === other.length && timingSafeEqual(one, other);
};

// A stream that is not read holds its socket to the bucket.
const closing =
  ({ stream }: StoredPhoto) =>
  (error: unknown): never => {
    stream.destroy();
    throw error;
  };

interface MediaRequest {
  readonly Params: { file: string };
  readonly Querystring: { w?: string; key?: unknown };
}

/**
 * GET /media/{name}.webp, with `?w=320` or `?w=800` for the smaller widths: public, but the names cannot be guessed.
 * The photo of a home that visitors cannot see requires the key, which the broker's URLs contain; caches keep photos
 * for only a minute.
 */
export const mediaRoutes = (
  app: FastifyInstance,
  { photoStore, db }: { photoStore: PhotoStore; db: Database },
): void => {
  const photos = coalescedCache((name) => findPhoto(db, name), { max: MAX_PHOTOS_KNOWN });
  app.get<MediaRequest>(`${MEDIA_PATH}:file`, { handlerTimeout: STREAM_TIMEOUT_MS }, async (request, reply) => {
    const name = photoNameIn(MEDIA_PATH + request.params.file);
    const width = widthOf(request.query.w);
    // The store first: made-up names do not reach the database.
    const image = name && width !== null ? await find(photoStore, name, width) : null;
    const photo = name && image ? await photos.get(name).catch(closing(image)) : undefined;
    if (!image || photo === 'deleted' || (photo && !photo.isPublic && !isKey(request.query.key, photo))) {
      image?.stream.destroy();
      return reply.code(404).header('cache-control', 'no-store').send({ message: 'Not Found' });
    }
    const maxAge = photo ? PHOTO_MAX_AGE_S : IMMUTABLE_MAX_AGE_S;
    const scope = photo && !photo.isPublic ? 'private' : 'public';
    reply
      .header('cache-control', `${scope}, max-age=${maxAge}${photo ? '' : ', immutable'}`)
      .header('etag', `"${name}-${width ?? ''}"`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin');
    if (fresh(request.headers, reply.getHeaders())) {
      image.stream.destroy();
      return reply.code(304).send();
    }
    return reply.header('content-type', 'image/webp').header('content-length', image.bytes).send(image.stream);
  });
};
