import { updateBrokerProfile, updateSuperAdminProfile } from '#contract/auth.ts';
import { findProfile } from '../auth/queries.ts';
import { DatabaseBusy } from '../db/errors.ts';
import type { UploadedFile } from '../http/multipart.ts';
import { type Api, serve } from '../http/serve.ts';
import { dropPhoto, storePhoto } from '../media/personPhoto.ts';
import type { ImageStore } from '../media/types.ts';
import { changeBroker, changeOperator } from './queries.ts';

/** Stores the photo that came along, and once the change is made forgets the one that it replaced; else the new one. */
const withPhoto = async (
  images: ImageStore,
  file: UploadedFile | undefined,
  change: (photo: string | undefined) => Promise<string | null>,
): Promise<void> => {
  const photo = await storePhoto(images, file);
  try {
    await dropPhoto(images, await change(photo));
  } catch (error) {
    // A database that gave no answer may have kept the row all the same: better a file too many than a broken picture.
    if (!(error instanceof DatabaseBusy)) await dropPhoto(images, photo);
    throw error;
  }
};

/** Changing one's own profile and photo: the operator's, and each broker's. */
export const profileRoutes = (api: Api, { images }: { readonly images: ImageStore }): void => {
  serve(api, updateSuperAdminProfile, async ({ body, file, session, request, db }) => {
    await withPhoto(images, file, (photo) => changeOperator(db, body, { session, address: request.ip, photo }));
    return { data: await findProfile(db, session) };
  });
  serve(api, updateBrokerProfile, async ({ body, file, session, request, db }) => {
    await withPhoto(images, file, (photo) => changeBroker(db, body, { session, address: request.ip, photo }));
    return { data: await findProfile(db, session) };
  });
};
