import { mixed } from 'yup';
import { addMedia, createProperty, setPrimary } from '../../../contract/properties';
import { mediaCategories } from '../../../contract/propertyChoices';
import { call } from '../../lib/call';
import { newKey } from '../../lib/idempotencyKey';
import type { PostCalls } from './postProperty';

const category = mixed<(typeof mediaCategories.values)[number]>()
  .oneOf([...mediaCategories.values])
  .required();

/** The submit sequence's calls on the real server. */
export const postCalls: PostCalls = {
  create: async (body, idempotencyKey) => (await call(createProperty, { body }, { idempotencyKey })).id,
  upload: async (propertyId, photo) =>
    (
      await call(
        addMedia,
        {
          params: { id: propertyId },
          body: { media_type: 'image', category: category.validateSync(photo.category) },
          file: photo.file,
        },
        { idempotencyKey: photo.id },
      )
    ).id,
  setPrimary: (propertyId, mediaId) => call(setPrimary, { params: { propertyId, mediaId } }),
  newKey,
};
