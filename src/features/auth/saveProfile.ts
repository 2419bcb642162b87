import { updateSuperAdminProfile } from '../../../contract/auth';
import type { CallInput } from '../../../contract/endpoint';
import { ApiError } from '../../lib/apiError';
import { call } from '../../lib/call';
import { readSession, writeSession } from '../../lib/sessions';
import { sessionOf } from './signIn';

const worded = (error: unknown): unknown =>
  error instanceof ApiError && !error.message
    ? new ApiError(error.status, 'Update failed', error.errors, error.body)
    : error;

/**
 * Changes the operator's own profile or photo, and keeps what the server answers. Throws 'Not authenticated' without a
 * session, else the server's message or 'Update failed' (specification 000, section 8).
 */
export const saveProfile = async (input: CallInput<typeof updateSuperAdminProfile>): Promise<void> => {
  const token = readSession('super_admin')?.token;
  if (!token) throw new Error('Not authenticated');
  const { data } = await call(updateSuperAdminProfile, input).catch((error: unknown) => {
    throw worded(error);
  });
  // Somebody may have signed out, or in anew, meanwhile.
  if (readSession('super_admin')?.token === token) writeSession('super_admin', sessionOf(token, data));
};
