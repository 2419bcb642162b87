import { ownProfile, updateBrokerProfile, updateSuperAdminProfile, updateUserProfile } from '#contract/auth.ts';
import { findProfile } from '../auth/queries.ts';
import type { Database } from '../db/database.ts';
import { readInput } from '../http/input.ts';
import { type Api, serve } from '../http/serve.ts';
import type { Session } from '../http/session.ts';
import { withPhoto } from '../media/personPhoto.ts';
import type { PhotoStore } from '../media/types.ts';
import { changeProfile } from './queries.ts';
import { refuseEmail } from './refuseEmail.ts';

interface ProfileContext {
  readonly photoStore: PhotoStore;
  /** Whether mail is sent: a new email is then confirmed by a link. Without mail it takes effect at once. */
  readonly sendsMail: boolean;
}

/** Each person's own profile, with a photo for the operator and brokers. */
export const profileRoutes = (api: Api, { photoStore, sendsMail }: ProfileContext): void => {
  /** Whether this is a new email that must be confirmed. */
  const needsProof = async (db: Database, session: Session, given: string | undefined): Promise<boolean> => {
    const { email: former } = await findProfile(db, session);
    const email = given?.trim() ?? former;
    // The same mailbox in another spelling has nothing to confirm.
    const isOther = email.toLowerCase() !== former.toLowerCase();
    if (isOther) await refuseEmail(db, session, email, sendsMail);
    return isOther && sendsMail;
  };
  for (const endpoint of [updateSuperAdminProfile, updateBrokerProfile]) {
    serve(api, endpoint, async ({ body, file, session, request, db }) => {
      // A photo may be sent alone; otherwise this is the profile form, with its required fields.
      if (!file) await readInput(ownProfile, body, 'strict');
      const emailPending = await needsProof(db, session, body.email);
      await withPhoto({ db, photoStore }, file, (photo) =>
        changeProfile(db, body, { session, address: request.ip, photo, emailPending }),
      );
      return { data: await findProfile(db, session) };
    });
  }
  serve(api, updateUserProfile, async ({ body, session, request, db }) => {
    const emailPending = await needsProof(db, session, body.email);
    await changeProfile(db, body, { session, address: request.ip, emailPending });
    return { data: await findProfile(db, session) };
  });
};
