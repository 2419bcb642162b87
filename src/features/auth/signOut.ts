import { logout } from '../../../contract/auth';
import type { Role } from '../../../contract/endpoint';
import { call } from '../../lib/call';
import { clearSession, readSession } from '../../lib/sessions';

/** Signs out: the browser forgets the session at once; the server revokes its token, reachable or not. */
export const signOut = (role: Role): void => {
  const token = readSession(role)?.token;
  clearSession(role);
  if (token) call(logout, {}, { as: role, token }).catch(() => undefined);
};
