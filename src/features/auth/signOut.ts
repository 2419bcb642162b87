import { logout } from '#contract/auth.ts';
import type { Role } from '#contract/endpoint.ts';
import { call } from '#src/lib/call.ts';
import { clearSession, readSession } from '#src/lib/sessions.ts';

/**
 * Signs out: the browser forgets the session at once, even if the server cannot be reached to revoke the token. If
 * requests still use the token, it is revoked only after `sent` resolves.
 */
export const signOut = async (role: Role, sent?: Promise<unknown>): Promise<void> => {
  const token = readSession(role)?.token;
  clearSession(role);
  if (!token) return;
  if (sent) await sent;
  await call(logout, {}, { as: role, token }).catch(() => undefined);
};
