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

// What a login alone tells of the person; the profile comes with a later whoami.
const bareSession = (token: string, name: string, email: string): StoredSession => ({
  token,
  name,
  email,
  phone: null,
  photo: null,
  lastLoginAt: null,
  profile: null,
});

/**
 * Signs in and stores the role's session; a profile of another role is refused. A whoami that fails is ignored (specification
 * 000, section 8), but not a broker's: that session is accepted only if the server reports the role broker (section 6).
 * Throws ApiError on refused credentials, Error('Auth not initialized') when the browser refuses storage.
 */
export const signIn = async (role: Role, credentials: LoginBody): Promise<void> => {
  const accepted = await call(login[role], { body: credentials });
  const { token } = accepted;
  // The response may come from something else than this server, such as the login page of a network.
  if (!token) throw new Error('Login failed');
  try {
    const known = await call(whoami, {}, { as: role, token }).catch((error: unknown) => {
      if (role === 'broker') throw error;
    });
    if (known && known.data?.role !== role) throw new Error('Login failed');
    const { name = '', email = credentials.email } = ('user' in accepted && accepted.user) || {};
    writeSession(role, known ? sessionOf(token, known.data) : bareSession(token, name, email));
  } catch (error) {
    // The session is not used, so it is ended.
    void call(logout, {}, { as: role, token }).catch(() => undefined);
    throw error;
  }
};
