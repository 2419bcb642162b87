import { mixed } from 'yup';
import { mediaCategories } from '#contract/properties/choices.ts';
import {
  addVideo,
  changeMedia,
  changeProperty,
  deleteMedia,
  deleteVideo,
  getProperty,
  orderMedia,
} from '#contract/properties/endpoints.ts';
import { youtubeUrl } from '#contract/rules/youtube.ts';
import { call } from '#src/lib/call.ts';
import { postCalls } from '../submission/postCalls.ts';
import type { EditCalls } from './saveEdit.ts';

const categoryOf = mixed<(typeof mediaCategories.values)[number]>()
  .oneOf([...mediaCategories.values])
  .required();

/** The API calls of a save. */
export const editCalls: EditCalls = {
  ...postCalls,
  change: async (id, body) => (await call(changeProperty, { params: { id }, body })).data,
  read: async (id) => (await call(getProperty, { params: { id } })).data,
  order: (id, order) => call(orderMedia, { params: { id }, body: { order } }),
  categorise: (id, mediaId, category) =>
    call(changeMedia, { params: { id, mediaId }, body: { category: categoryOf.validateSync(category) } }),
  remove: (id, mediaId) => call(deleteMedia, { params: { id, mediaId } }),
  addVideo: async (id, url, idempotencyKey) =>
    (
      await call(
        addVideo,
        { params: { id }, body: { url: youtubeUrl(url) ?? url, category: 'video' } },
        { idempotencyKey },
      )
    ).data,
  removeVideo: (id, videoId) => call(deleteVideo, { params: { id, videoId } }),
};
