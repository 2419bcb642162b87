import { useEffect, useState } from 'react';
import type { Role } from '#contract/endpoint.ts';
import { takeSessionEnded } from '#src/lib/sessions.ts';

/**
 * Whether the login page should say that the server ended a session of these roles, and a function that dismisses it.
 */
export const useSessionEnded = (roles: readonly Role[]): readonly [boolean, () => void] => {
  const [ended, setEnded] = useState(false);
  // In an effect that only sets it to true: the flag can be read once, and StrictMode runs effects twice.
  useEffect(() => {
    if (roles.map(takeSessionEnded).includes(true)) setEnded(true);
  }, [roles]);
  return [ended, () => setEnded(false)];
};
