import { type LoginBody, loginBroker, loginSuperAdmin, loginUser, type Profile, whoami } from '../../../contract/auth';
import type { Role } from '../../../contract/endpoint';
import { call } from '../../lib/call';
import { type Session, writeSession } from '../../lib/sessions';

const login = { super_admin: loginSuperAdmin, broker: loginBroker, user: loginUser } as const;

/** The session that a token and what whoami said of it make. */
export const sessionOf = (token: string, profile: Profile): Session => ({
  token,
  name: profile.name,
  email: profile.email,
  phone: profile.phone,
  photo: profile.photo,
  lastLoginAt: profile.lastLoginAt,
  profile,
  ...(profile.role === 'broker' && {
    brokerId: profile.id,
    licenseNo: profile.licenseNo,
    tenantDb: profile.tenantDb,
  }),
});

/**
 * Signs in and stores the role's session. It is accepted only if the server reports that role (specification 000, section 6).
 * Throws ApiError on refused credentials, Error('Auth not initialized') when the browser refuses storage.
 */
export const signIn = async (role: Role, credentials: LoginBody): Promise<void> => {
  const { token } = await call(login[role], { body: credentials });
  const { data } = await call(whoami, {}, { as: role, token });
  if (data.role !== role) throw new Error('Login failed');
  writeSession(role, sessionOf(token, data));
};
