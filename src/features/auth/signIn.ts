import {
  type LoginBody,
  loginBroker,
  loginSuperAdmin,
  loginUser,
  logout,
  type Profile,
  whoami,
} from '#contract/auth.ts';
import type { Role } from '#contract/endpoint.ts';
import { call } from '#src/lib/call.ts';
import { type StoredSession, writeSession } from '#src/lib/sessions.ts';

const login = { super_admin: loginSuperAdmin, broker: loginBroker, user: loginUser } as const;

/** The session to store for a token and the profile that whoami returned. */
export const sessionOf = (token: string, profile: Profile): StoredSession => ({
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
  // The response may come from something else than this server, such as the login page of a network.
  if (!token) throw new Error('Login failed');
  try {
    const { data } = await call(whoami, {}, { as: role, token });
    if (data?.role !== role) throw new Error('Login failed');
    writeSession(role, sessionOf(token, data));
  } catch (error) {
    // The session is not used, so it is ended.
    void call(logout, {}, { as: role, token }).catch(() => undefined);
    throw error;
  }
};
