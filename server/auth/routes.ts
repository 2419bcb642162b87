import type { FastifyRequest } from 'fastify';
import { loginBroker, loginSuperAdmin, loginUser, logout, signupBroker, signupUser, whoami } from '#contract/auth.ts';
import { recordAudit } from '../db/audit.ts';
import { type Api, serve } from '../http/serve.ts';
import { revokeSession } from '../http/session.ts';
import { keyedMutex } from '../lib/keyedMutex.ts';
import type { OtpSender } from './otpSender.ts';
import { findProfile } from './queries.ts';
import { signIn } from './signIn.ts';
import { signUp } from './signUp.ts';

const callerOf = ({ ip, headers }: FastifyRequest) => ({ address: ip, agent: headers['user-agent'] });

/** Signup, sign-in by role, sign-out, and the signed-in person. Without a sender a signup needs no code. */
export const authRoutes = (api: Api, send: OtpSender | undefined): void => {
  for (const [endpoint, role] of [[signupUser, 'user'] as const, [signupBroker, 'broker'] as const]) {
    serve(api, endpoint, ({ body, db, repeat, request, log }) =>
      keyedMutex(body.otpId, () => signUp({ db, send, role, body, address: request.ip, repeat, log })),
    );
  }
  for (const [endpoint, role] of [[loginSuperAdmin, 'super_admin'] as const, [loginBroker, 'broker'] as const]) {
    serve(api, endpoint, async ({ body, db, request }) => {
      const { token } = await signIn(db, { role, sent: body, ...callerOf(request) });
      return { token };
    });
  }
  serve(api, loginUser, async ({ body, db, request }) => {
    const { token, account } = await signIn(db, { role: 'user', sent: body, ...callerOf(request) });
    return { token, user: { name: account.fullName, email: account.email } };
  });
  serve(api, logout, async ({ session, db, request }) => {
    await db.asSystem(async (tx) => {
      await revokeSession(tx, session.tokenHash);
      await recordAudit(tx, { actor: session, action: 'account.signed_out', address: request.ip });
    });
    return { data: { id: session.accountId } };
  });
  serve(api, whoami, async ({ session, db }) => ({ data: await findProfile(db, session) }));
};
