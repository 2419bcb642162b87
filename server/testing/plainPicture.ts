import sharp from 'sharp';
import { formOf } from './startTestApp.ts';

/** A JPEG of one colour. */
export const plainPicture = (background = 'teal', width = 400, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** The form that adds a photo of its outside to a home. */
export const photoForm = (bytes: Buffer): FormData =>
  formOf({ media_type: 'image', category: 'exterior' }, { name: 'file', bytes });
