import type { ReactNode } from 'react';
import type { Role } from '../../contract/endpoint';
import { useSession } from '../lib/sessions';
import { Redirect } from './Redirect';

interface GuardProps {
  admits: Role;
  /** Where everybody else is sent: that role's login. */
  loginPath: string;
  children: ReactNode;
}

/** Lets one role through, before anything of the area is loaded or painted (specification 000, section 2). */
export function Guard({ admits, loginPath, children }: GuardProps) {
  return useSession(admits) ? children : <Redirect to={loginPath} state={{ role: admits }} />;
}
