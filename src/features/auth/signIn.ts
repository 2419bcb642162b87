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

/** The session that a token and what whoami said of it make. */
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
  // What answers may be something else than this server: a network's own login page.
  if (!token) throw new Error('Login failed');
  try {
    const { data } = await call(whoami, {}, { as: role, token });
    if (data?.role !== role) throw new Error('Login failed');
    writeSession(role, sessionOf(token, data));
  } catch (error) {
    // Nobody will use this session: it does not stay open behind their back.
    void call(logout, {}, { as: role, token }).catch(() => undefined);
    throw error;
  }
};
