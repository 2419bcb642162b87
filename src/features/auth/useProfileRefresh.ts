import { useEffect } from 'react';
import { whoami } from '../../../contract/auth';
import type { Role } from '../../../contract/endpoint';
import { call } from '../../lib/call';
import { clearSession, readSession, writeSession } from '../../lib/sessions';
import { sessionOf } from './signIn';

/**
 * Refreshes the stored profile from the server, on arrival and, with `onFocus`, whenever the window gains focus or becomes
 * visible (specification 000, section 4). Failures are ignored; a session of another role is dropped.
 */
export const useProfileRefresh = (role: Role, onFocus: boolean): void => {
  useEffect(() => {
    const refresh = async () => {
      const token = readSession(role)?.token;
      if (!token) return;
      const answer = await call(whoami, {}, { as: role }).catch(() => null);
      if (!answer || readSession(role)?.token !== token) return;
      if (answer.data.role === role) writeSession(role, sessionOf(token, answer.data));
      else clearSession(role);
    };
    const whenVisible = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    void refresh();
    if (!onFocus) return;
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }, [role, onFocus]);
};
