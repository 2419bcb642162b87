import { useEffect } from 'react';
import { whoami } from '#contract/auth.ts';
import type { Role } from '#contract/endpoint.ts';
import { call } from '#src/lib/call.ts';
import { clearSession, readSession, writeSession } from '#src/lib/sessions.ts';
import { sessionOf } from './signIn.ts';

/**
 * Refreshes the stored profile from the server. Failures are ignored; a session that belongs to another role according to
 * the server is dropped (specification 000, sections 4, 6 and 8).
 */
export const refreshProfile = async (role: Role): Promise<void> => {
  const token = readSession(role)?.token;
  if (!token) return;
  const response = await call(whoami, {}, { as: role }).catch(() => null);
  // A response without a profile does not come from our server, so it is ignored like a failure.
  if (!response?.data || readSession(role)?.token !== token) return;
  if (response.data.role !== role) return clearSession(role);
  try {
    writeSession(role, sessionOf(token, response.data));
  } catch {
    // Storage is full or refused: the stored profile stays.
  }
};

/** Refreshes the profile on mount and, with `onFocus`, when the window gains focus or becomes visible (specification 000, section 4). */
export const useProfileRefresh = (role: Role, onFocus: boolean): void => {
  useEffect(() => {
    const refresh = () => void refreshProfile(role);
    const whenVisible = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    refresh();
    if (!onFocus) return;
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }, [role, onFocus]);
};
