import { whoami } from '#contract/auth.ts';
import type { Role } from '#contract/endpoint.ts';
import { call } from '#src/lib/call.ts';
import { clearSession, readSession, writeSession } from '#src/lib/sessions.ts';
import { sessionOf } from './signIn.ts';

/**
 * Asks the server who is signed in and keeps its answer. Failures are ignored; a session that the server says belongs to
 * another role is dropped (specification 000, sections 4, 6 and 8).
 */
export const refreshProfile = async (role: Role): Promise<void> => {
  const token = readSession(role)?.token;
  if (!token) return;
  const answer = await call(whoami, {}, { as: role }).catch(() => null);
  if (!answer || readSession(role)?.token !== token) return;
  if (answer.data?.role !== role) return clearSession(role);
  try {
    writeSession(role, sessionOf(token, answer.data));
  } catch {
    // Storage is full or refused: what was known stays.
  }
};
