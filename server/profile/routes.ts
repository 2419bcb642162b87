import { ownProfile, updateBrokerProfile, updateSuperAdminProfile } from '#contract/auth.ts';
import { findProfile } from '../auth/queries.ts';
import { readInput } from '../http/input.ts';
import { type Api, serve } from '../http/serve.ts';
import { countEmail } from '../http/throttle.ts';
import { withPhoto } from '../media/personPhoto.ts';
import type { ImageStore } from '../media/types.ts';
import { changeProfile } from './queries.ts';

/** The own profile and photo of the operator and of each broker. */
export const profileRoutes = (api: Api, { images }: { readonly images: ImageStore }): void => {
  for (const endpoint of [updateSuperAdminProfile, updateBrokerProfile]) {
    serve(api, endpoint, async ({ body, file, session, request, db }) => {
      // A photo may come alone; without one it is the profile form, and its required fields must be there.
      if (!file) await readInput(ownProfile, body, 'strict');
      const { email } = await findProfile(db, session);
      if (body.email !== undefined && body.email.trim().toLowerCase() !== email.toLowerCase()) {
        await db.asSystem((tx) => countEmail(tx, session.role, session.accountId));
      }
      await withPhoto(images, file, (photo) => changeProfile(db, body, { session, address: request.ip, photo }));
      return { data: await findProfile(db, session) };
    });
  }
};
