import { updateBrokerProfile, updateSuperAdminProfile, updateUserProfile } from '#contract/auth.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { ApiError } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { readSession, writeSession } from '#src/lib/sessions.ts';
import { refreshProfile } from './refreshProfile.ts';
import { sessionOf } from './signIn.ts';

const update = { super_admin: updateSuperAdminProfile, broker: updateBrokerProfile, user: updateUserProfile } as const;

/** The roles that may change their own profile. */
export type ProfileRole = keyof typeof update;

type ProfileInput = CallInput<typeof updateBrokerProfile>;

const worded = (error: unknown): unknown =>
  error instanceof ApiError && !error.message
    ? new ApiError(error.status, 'Update failed', error.errors, error.body)
    : error;

/**
 * Changes the user's own profile or photo and stores the response; a new broker photo also refreshes the profile
 * (specification 001, section 7). Throws 'Not authenticated' without a session, else the server's message or
 * 'Update failed' (specification 000, section 8).
 */
export const saveProfile = async (role: ProfileRole, input: ProfileInput): Promise<void> => {
  const token = readSession(role)?.token;
  if (!token) throw new Error('Not authenticated');
  const { data } = await call(update[role], input).catch((error: unknown) => {
    throw worded(error);
  });
  // The session may have ended or changed in the meantime.
  if (readSession(role)?.token !== token) return;
  writeSession(role, sessionOf(token, data));
  if (role === 'broker' && input.file) void refreshProfile(role);
};
