import { mixed } from 'yup';
import { mediaCategories } from '#contract/properties/choices.ts';
import { addMedia, addVideo, createProperty, getProperty, setPrimary } from '#contract/properties/endpoints.ts';
import { youtubeUrl } from '#contract/rules/youtube.ts';
import { call } from '#src/lib/call.ts';
import { newKey } from '#src/lib/idempotencyKey.ts';
import { shrinkPhoto } from '#src/lib/shrinkPhoto.ts';
import type { PostCalls } from './postProgress.ts';

const category = mixed<(typeof mediaCategories.values)[number]>()
  .oneOf([...mediaCategories.values])
  .required();

/** The API calls of the submit sequence. Photos over 4000 pixels are shrunk first. */
export const postCalls: PostCalls = {
  create: async (body, idempotencyKey) => (await call(createProperty, { body }, { idempotencyKey })).id,
  upload: async (propertyId, photo, idempotencyKey, onSent) =>
    (
      await call(
        addMedia,
        {
          params: { id: propertyId },
          body: { media_type: 'image', category: category.validateSync(photo.category) },
          file: await shrinkPhoto(photo.file),
        },
        { idempotencyKey, onSent },
      )
    ).id,
  mediaOf: async (propertyId) => (await call(getProperty, { params: { id: propertyId } })).data.media,
  setPrimary: (propertyId, mediaId) => call(setPrimary, { params: { propertyId, mediaId } }),
  attachVideo: (propertyId, video, idempotencyKey) =>
    call(
      addVideo,
      { params: { id: propertyId }, body: { url: youtubeUrl(video) ?? video, category: 'video' } },
      { idempotencyKey },
    ),
  newKey,
};
