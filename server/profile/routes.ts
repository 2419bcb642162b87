import { ownProfile, updateBrokerProfile, updateSuperAdminProfile } from '#contract/auth.ts';
import { findProfile } from '../auth/queries.ts';
import { readInput } from '../http/input.ts';
import { type Api, serve } from '../http/serve.ts';
import { withPhoto } from '../media/personPhoto.ts';
import type { ImageStore } from '../media/types.ts';
import { changeProfile } from './queries.ts';
import { refuseEmail } from './refuseEmail.ts';

interface ProfileDesk {
  readonly images: ImageStore;
  /** Mail leaves: a new email is confirmed by a link. Without mail it counts at once. */
  readonly sendsMail: boolean;
}

/** The own profile and photo of the operator and of each broker. */
export const profileRoutes = (api: Api, { images, sendsMail }: ProfileDesk): void => {
  for (const endpoint of [updateSuperAdminProfile, updateBrokerProfile]) {
    serve(api, endpoint, async ({ body, file, session, request, db }) => {
      // A photo may come alone; without one it is the profile form, and its required fields must be there.
      if (!file) await readInput(ownProfile, body, 'strict');
      const { email: former } = await findProfile(db, session);
      const email = body.email?.trim() ?? former;
      // The same mailbox in another spelling has nothing to confirm.
      const isOther = email.toLowerCase() !== former.toLowerCase();
      if (isOther) await refuseEmail(db, session, email, sendsMail);
      const emailWaits = isOther && sendsMail;
      await withPhoto(images, file, (photo) =>
        changeProfile(db, body, { session, address: request.ip, photo, emailWaits }),
      );
      return { data: await findProfile(db, session) };
    });
  }
};
