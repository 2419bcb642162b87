import { updateSuperAdminProfile } from '../../contract/auth';
import { findProfile } from '../auth/queries';
import { dropPhoto, storePhoto } from '../brokers/photo';
import { DatabaseBusy } from '../db/errors';
import { type Api, serve } from '../http/serve';
import type { ImageStore } from '../media/types';
import { changeOperator } from './queries';

/** Changing one's own profile and photo. */
export const profileRoutes = (api: Api, { images }: { readonly images: ImageStore }): void => {
  serve(api, updateSuperAdminProfile, async ({ body, file, session, request, db }) => {
    const photo = await storePhoto(images, file);
    try {
      await dropPhoto(images, await changeOperator(db, body, { session, address: request.ip, photo }));
    } catch (error) {
      // A database that gave no answer may have kept the row all the same: better a file too many than a broken picture.
      if (!(error instanceof DatabaseBusy)) await dropPhoto(images, photo);
      throw error;
    }
    return { data: await findProfile(db, session) };
  });
};
