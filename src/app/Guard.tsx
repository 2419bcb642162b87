import { Fragment, type ReactNode } from 'react';
import type { Role } from '#contract/endpoint.ts';
import { draftOwnerOf } from '../lib/formDraft.ts';
import { useSession } from '../lib/sessions.ts';
import { Redirect } from './Redirect.tsx';

interface GuardProps {
  admits: Role;
  /** Where everybody else is sent: that role's login. */
  loginPath: string;
  children: ReactNode;
}

/**
 * Lets one role through, before anything of the area is loaded or painted (specification 000, section 2). When somebody else signs
 * in, in another tab, the area begins anew: nothing of the former account's is shown, and nothing of it written, under the new one.
 */
export function Guard({ admits, loginPath, children }: GuardProps) {
  return useSession(admits) ? (
    <Fragment key={draftOwnerOf(admits)}>{children}</Fragment>
  ) : (
    <Redirect to={loginPath} state={{ role: admits }} />
  );
}
