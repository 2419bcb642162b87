import { ownProfile, updateBrokerProfile, updateSuperAdminProfile, updateUserProfile } from '#contract/auth.ts';
import { findProfile } from '../auth/queries.ts';
import type { Database } from '../db/database.ts';
import { readInput } from '../http/input.ts';
import { type Api, serve } from '../http/serve.ts';
import type { Session } from '../http/session.ts';
import { withPhoto } from '../media/personPhoto.ts';
import type { ImageStore } from '../media/types.ts';
import { changeProfile } from './queries.ts';
import { refuseEmail } from './refuseEmail.ts';

interface ProfileDesk {
  readonly images: ImageStore;
  /** Mail leaves: a new email is confirmed by a link. Without mail it counts at once. */
  readonly sendsMail: boolean;
}

/** The own profile of each person, with a photo of the operator and of brokers. */
export const profileRoutes = (api: Api, { images, sendsMail }: ProfileDesk): void => {
  /** Whether the email is a new one that waits until it is confirmed. */
  const waits = async (db: Database, session: Session, given: string | undefined): Promise<boolean> => {
    const { email: former } = await findProfile(db, session);
    const email = given?.trim() ?? former;
    // The same mailbox in another spelling has nothing to confirm.
    const isOther = email.toLowerCase() !== former.toLowerCase();
    if (isOther) await refuseEmail(db, session, email, sendsMail);
    return isOther && sendsMail;
  };
  for (const endpoint of [updateSuperAdminProfile, updateBrokerProfile]) {
    serve(api, endpoint, async ({ body, file, session, request, db }) => {
      // A photo may come alone; without one it is the profile form, and its required fields must be there.
      if (!file) await readInput(ownProfile, body, 'strict');
      const emailWaits = await waits(db, session, body.email);
      await withPhoto({ db, images }, file, (photo) =>
        changeProfile(db, body, { session, address: request.ip, photo, emailWaits }),
      );
      return { data: await findProfile(db, session) };
    });
  }
  serve(api, updateUserProfile, async ({ body, session, request, db }) => {
    const emailWaits = await waits(db, session, body.email);
    await changeProfile(db, body, { session, address: request.ip, emailWaits });
    return { data: await findProfile(db, session) };
  });
};
