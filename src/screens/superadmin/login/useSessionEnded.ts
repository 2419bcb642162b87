import { useEffect, useState } from 'react';
import type { Role } from '../../../../contract/endpoint';
import { takeSessionEnded } from '../../../lib/sessions';

/** True while the login has to say that the server ended the role's session; the function says it was read. */
export const useSessionEnded = (role: Role): readonly [boolean, () => void] => {
  const [ended, setEnded] = useState(false);
  // Taken in an effect and only ever switched on here: it can be read once, and StrictMode runs everything twice.
  useEffect(() => {
    if (takeSessionEnded(role)) setEnded(true);
  }, [role]);
  return [ended, () => setEnded(false)];
};
