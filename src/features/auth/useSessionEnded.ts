import { useEffect, useState } from 'react';
import type { Role } from '#contract/endpoint.ts';
import { takeSessionEnded } from '#src/lib/sessions.ts';

/** True while the login has to say that the server ended a session of these roles; the function says it was read. */
export const useSessionEnded = (roles: readonly Role[]): readonly [boolean, () => void] => {
  const [ended, setEnded] = useState(false);
  // Taken in an effect and only ever switched on here: it can be read once, and StrictMode runs everything twice.
  useEffect(() => {
    if (roles.map(takeSessionEnded).includes(true)) setEnded(true);
  }, [roles]);
  return [ended, () => setEnded(false)];
};
