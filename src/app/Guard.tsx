import { Fragment, type ReactNode } from 'react';
import type { Role } from '#contract/endpoint.ts';
import { draftOwnerOf } from '../lib/formDraft.ts';
import { useSession } from '../lib/sessions.ts';
import { Redirect } from './Redirect.tsx';

/** Props of `Guard`. */
export interface GuardProps {
  admits: Role;
  /** Where visitors without that role are redirected: its sign-in page. */
  loginPath: string;
  children: ReactNode;
}

/**
 * Lets one role through, before anything of the area is loaded or painted (specification 000, section 2). When another person
 * signs in, in another tab, the area remounts: the new account sees nothing of the former one, and inherits none of its input.
 */
export function Guard({ admits, loginPath, children }: GuardProps) {
  return useSession(admits) ? (
    <Fragment key={draftOwnerOf(admits)}>{children}</Fragment>
  ) : (
    <Redirect to={loginPath} state={{ role: admits }} />
  );
}
