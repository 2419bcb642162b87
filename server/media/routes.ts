import type { FastifyInstance } from 'fastify';
import { IMMUTABLE_MAX_AGE_S } from '../limits/policy.ts';
import { imageKey, imageNameIn, MEDIA_PATH } from './names.ts';
import type { ImageStore, StoredImage } from './types.ts';

const widthOf = (text: string | undefined): 320 | 800 | undefined | null =>
  text === undefined ? undefined : text === '320' ? 320 : text === '800' ? 800 : null;

// A person's photo has one size, which serves every width.
const find = async (store: ImageStore, name: string, width: 320 | 800 | undefined): Promise<StoredImage | null> =>
  (await store.get(imageKey(name, width))) ?? (width ? store.get(imageKey(name)) : null);

/** GET /media/{name}.webp, with `?w=320` or `?w=800` for the smaller widths: public, but the names cannot be guessed. */
export const mediaRoutes = (app: FastifyInstance, store: ImageStore): void => {
  app.get<{ Params: { file: string }; Querystring: { w?: string } }>(`${MEDIA_PATH}:file`, async (request, reply) => {
    const name = imageNameIn(MEDIA_PATH + request.params.file);
    const width = widthOf(request.query.w);
    const image = name && width !== null ? await find(store, name, width) : null;
    if (!image) return reply.code(404).header('cache-control', 'no-store').send({ message: 'Not Found' });
    return reply
      .header('content-type', 'image/webp')
      .header('content-length', image.bytes)
      .header('cache-control', `public, max-age=${IMMUTABLE_MAX_AGE_S}, immutable`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(image.stream);
  });
};
