import {
  changePassword as changePasswordEndpoint,
  confirmEmail as confirmEmailEndpoint,
  endOtherSessions,
  endSession as endSessionEndpoint,
  forgotBroker,
  forgotSuperAdmin,
  forgotUser,
  listSessions as listSessionsEndpoint,
  resetPassword as resetPasswordEndpoint,
} from '#contract/account.ts';
import { beginTwoFactor, confirmTwoFactor, disableTwoFactor, getTwoFactor } from '#contract/secondStep.ts';
import type { Config } from '../config.ts';
import { recordAudit } from '../db/audit.ts';
import { type Api, serve } from '../http/serve.ts';
import { revokeSessionsOf } from '../http/session.ts';
import { confirmEmail } from './confirmEmail.ts';
import { forgot } from './forgot.ts';
import { changePassword, resetPassword } from './newPassword.ts';
import { beginSecondStep, confirmSecondStep, disableSecondStep, findSecondStep } from './secondStep.ts';
import { endSession, listSessions } from './sessions.ts';

const ASKED = 'If this email has an account, a link to a new password is on its way.';
const OFF = 'This server sends no mail. Please ask its operator for a new password.';

const secondStepRoutes = (api: Api): void => {
  serve(api, getTwoFactor, async ({ session, db }) => ({
    data: await db.asSystem((tx) => findSecondStep(tx, session, api.requireSecondFactor)),
  }));
  serve(api, beginTwoFactor, async ({ session, db, request }) => ({
    data: await beginSecondStep(db, session, request.ip),
  }));
  serve(api, confirmTwoFactor, async ({ body: { otp }, session, db, request }) => ({
    data: { recovery_codes: await confirmSecondStep(db, session, otp, request.ip) },
  }));
  serve(api, disableTwoFactor, async ({ body: { password }, session, db, request }) => {
    await disableSecondStep(db, session, password, request.ip);
    return { data: { id: session.accountId } };
  });
};

/** Forgotten and changed passwords, a confirmed email, the second step, and the sessions of the caller's account. */
export const accountRoutes = (api: Api, mail: Config['mail']): void => {
  secondStepRoutes(api);
  for (const [endpoint, role] of [
    [forgotSuperAdmin, 'super_admin'] as const,
    [forgotBroker, 'broker'] as const,
    [forgotUser, 'user'] as const,
  ]) {
    serve(api, endpoint, async ({ body: { email }, db, request }) => {
      await forgot(db, { role, email }, request.ip);
      return { message: mail === 'off' ? OFF : ASKED };
    });
  }
  serve(api, resetPasswordEndpoint, async ({ body, db, request }) => ({
    data: { role: await resetPassword(db, body, request.ip) },
  }));
  serve(api, confirmEmailEndpoint, async ({ body: { token }, db, request }) => ({
    data: await confirmEmail(db, token, request.ip),
  }));
  serve(api, changePasswordEndpoint, async ({ body, session, db, request }) => {
    await changePassword(db, session, body, request.ip);
    return { data: { id: session.accountId } };
  });
  serve(api, listSessionsEndpoint, async ({ session, db }) => ({
    data: await db.asSystem((tx) => listSessions(tx, session)),
  }));
  serve(api, endSessionEndpoint, async ({ params: { id }, session, db, request }) => {
    await db.asSystem(async (tx) => {
      await endSession(tx, session, id);
      const object = { type: 'session', id } as const;
      await recordAudit(tx, { actor: session, action: 'session.ended', object, address: request.ip });
    });
    return { data: { id } };
  });
  serve(api, endOtherSessions, async ({ session, db, request }) => {
    const { role, accountId, tokenHash } = session;
    const ended = await db.asSystem(async (tx) => {
      const count = await revokeSessionsOf(tx, role, accountId, tokenHash);
      await recordAudit(tx, { actor: session, action: 'session.others_ended', address: request.ip, detail: { count } });
      return count;
    });
    return { data: { ended } };
  });
};
