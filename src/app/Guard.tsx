import { Fragment, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Role } from '#contract/endpoint.ts';
import { hasSessionEnded, type StoredSession, useSession } from '../lib/sessions.ts';
import { Redirect } from './Redirect.tsx';

/** Props of `Guard`. */
export interface GuardProps {
  allowedRole: Role;
  /** The role's sign-in page, where visitors without that role are redirected. */
  loginPath: string;
  children: ReactNode;
}

const isSamePerson = (one: StoredSession, other: StoredSession) =>
  one.token === other.token || one.email.toLowerCase() === other.email.toLowerCase();

// Changes when another person signs in, but not when the profile arrives or is edited.
const usePersonKey = (session: StoredSession | null): number => {
  const [person, setPerson] = useState({ session, key: 0 });
  if (session && person.session !== session) {
    const isOther = person.session !== null && !isSamePerson(person.session, session);
    setPerson({ session, key: person.key + Number(isOther) });
  }
  return person.key;
};

/**
 * Admits one role; others are redirected before any of the area is loaded or painted (specification 000, section 2).
 * When another person signs in, in another tab, the area remounts: the new account sees nothing of the former one, and
 * inherits none of its input. The redirect passes the requested page to the sign-in page, unless the person signed out.
 */
export function Guard({ allowedRole, loginPath, children }: GuardProps) {
  const session = useSession(allowedRole);
  const [wasSignedIn] = useState(session !== null);
  const personKey = usePersonKey(session);
  const { pathname, search, hash } = useLocation();
  if (session) return <Fragment key={personKey}>{children}</Fragment>;
  const signedOut = wasSignedIn && !hasSessionEnded(allowedRole);
  const from = signedOut ? undefined : `${pathname}${search}${hash}`;
  return <Redirect to={loginPath} state={{ role: allowedRole, from }} />;
}
