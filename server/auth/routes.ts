import { loginBroker, loginSuperAdmin, loginUser, logout, signupBroker, signupUser, whoami } from '#contract/auth.ts';
import { recordAudit } from '../db/audit.ts';
import { type Api, serve } from '../http/serve.ts';
import { revokeSession } from '../http/session.ts';
import { keyedMutex } from '../lib/keyedMutex.ts';
import type { OtpSender } from './otpSender.ts';
import { findProfile } from './queries.ts';
import { signIn } from './signIn.ts';
import { signUp } from './signUp.ts';

/** Signing up, signing in by role, signing out, and who is signed in. Without a sender a signup needs no code. */
export const authRoutes = (api: Api, send: OtpSender | undefined): void => {
  serve(api, signupUser, ({ body, db, repeat, request, log }) =>
    keyedMutex(body.otpId, () => signUp({ db, send, role: 'user', body, address: request.ip, repeat, log })),
  );
  serve(api, signupBroker, ({ body, db, repeat, request, log }) =>
    keyedMutex(body.otpId, () => signUp({ db, send, role: 'broker', body, address: request.ip, repeat, log })),
  );
  serve(api, loginSuperAdmin, async ({ body, db, request }) => {
    const { token } = await signIn(db, 'super_admin', body, request.ip);
    return { token };
  });
  serve(api, loginBroker, async ({ body, db, request }) => {
    const { token } = await signIn(db, 'broker', body, request.ip);
    return { token };
  });
  serve(api, loginUser, async ({ body, db, request }) => {
    const { token, account } = await signIn(db, 'user', body, request.ip);
    return { token, user: { name: account.fullName, email: account.email } };
  });
  serve(api, logout, async ({ session, db, request }) => {
    await db.asSystem(async (tx) => {
      await revokeSession(tx, session.tokenHash);
      await recordAudit(tx, { actor: session, action: 'sign-out', address: request.ip });
    });
    return { data: { id: session.accountId } };
  });
  serve(api, whoami, async ({ session, db }) => ({ data: await findProfile(db, session) }));
};
