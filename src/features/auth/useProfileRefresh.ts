import { useEffect } from 'react';
import type { Role } from '#contract/endpoint.ts';
import { refreshProfile } from './refreshProfile.ts';

/**
 * Refreshes the stored profile from the server, on arrival and, with `onFocus`, whenever the window gains focus or becomes
 * visible (specification 000, section 4).
 */
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
