import { useState } from 'react';
import type { Role } from '../../contract/endpoint';
import { useSession } from './sessions';

/** Under which a form of the signed-in person keeps what was typed: also while, at its very end, nobody is signed in any more. */
export const useDraftKey = (role: Role, form: string): string | undefined => {
  const email = useSession(role)?.email;
  const [whose] = useState(email);
  return whose && `${role} ${whose} ${form}`;
};
