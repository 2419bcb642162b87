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
import { ApiError, isAskedForCode } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { type StoredSession, writeSession } from '#src/lib/sessions.ts';

const FAILED = 'Login failed';

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

// What a login response alone contains; the profile comes with a later whoami.
const bareSession = (token: string, name: string, email: string): StoredSession => ({
  token,
  name,
  email,
  phone: null,
  photo: null,
  lastLoginAt: null,
  profile: null,
});

// A broker's session is accepted only if the server reports the role broker (specification 000, section 6).
const brokerSession = async (token: string): Promise<StoredSession> => {
  const known = await call(whoami, {}, { as: 'broker', token }).catch((error: unknown) => {
    // The password was right, so this 401 must not read as a wrong one.
    throw error instanceof ApiError && error.status === 401 ? new Error(FAILED) : error;
  });
  if (known.data?.role !== 'broker') throw new Error(FAILED);
  return sessionOf(token, known.data);
};

/**
 * Signs in and stores the role's session. Only a broker's waits for whoami; the others are stored with what the login
 * response contains, and the profile comes later. Returns false if the account's second step requires a code. Throws
 * ApiError on refused credentials, Error('Auth not initialized') when the browser refuses storage.
 */
export const signIn = async (role: Role, { otp, ...credentials }: LoginBody): Promise<boolean> => {
  const body = otp?.trim() ? { ...credentials, otp } : credentials;
  const accepted = await call(login[role], { body }).catch((error: unknown) => {
    if (!('otp' in body) && isAskedForCode(error)) return undefined;
    throw error;
  });
  if (!accepted) return false;
  const { token } = accepted;
  // The response may not come from our server but, for example, from a network's captive portal.
  if (!token) throw new Error(FAILED);
  try {
    const { name = '', email = credentials.email } = ('user' in accepted && accepted.user) || {};
    writeSession(role, role === 'broker' ? await brokerSession(token) : bareSession(token, name, email));
  } catch (error) {
    // The session could not be confirmed or stored, so end it on the server.
    void call(logout, {}, { as: role, token }).catch(() => undefined);
    throw error;
  }
  return true;
};
