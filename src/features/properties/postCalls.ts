import { mixed } from 'yup';
import { addMedia, createProperty, setPrimary } from '../../../contract/properties';
import { mediaCategories } from '../../../contract/propertyChoices';
import { call } from '../../lib/call';
import type { PostCalls } from './postProperty';

const category = mixed<(typeof mediaCategories.values)[number]>()
  .oneOf([...mediaCategories.values])
  .required();

// Not randomUUID: that exists on https and localhost only, and a server on the office's network is neither.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The submit sequence's calls on the real server. */
export const postCalls: PostCalls = {
  create: async (body, idempotencyKey) => (await call(createProperty, { body }, { idempotencyKey })).id,
  upload: async (propertyId, photo) =>
    (
      await call(addMedia, {
        params: { id: propertyId },
        body: { media_type: 'image', category: category.validateSync(photo.category) },
        file: photo.file,
      })
    ).id,
  setPrimary: (propertyId, mediaId) => call(setPrimary, { params: { propertyId, mediaId } }),
  newKey,
};
