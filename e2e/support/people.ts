import type { Account } from './operator.ts';
import { createBrokers, get, tokenOf } from './post.ts';

type Role = 'super_admin' | 'broker' | 'user';

/** A signed-in account: its token, and the session as the browser stores it. */
export interface SignedIn extends Account {
  readonly role: Role;
  readonly token: string;
  readonly session: object;
}

const loginOf = { super_admin: 'super-admin', broker: 'broker', user: 'user' } as const;

/** Signs in through the API. */
export const signedIn = async <A extends Account>(url: string, role: Role, account: A): Promise<A & SignedIn> => {
  const token = await tokenOf(url, loginOf[role], account);
  const { data } = await get<{ data: { id: number } }>(url, 'auth/whoami', token);
  // Complete, as the sign-in page stores it: a panel reloads if it learns the owner later.
  return { ...account, role, token, session: { ...data, token, profile: data, brokerId: data.id } };
};

let people = 0;

/** Credentials of a new person, with an email that no other journey uses. */
export const newcomer = (name: string) => {
  people += 1;
  const first = name.replace(/\W.*/s, '').toLowerCase() || 'somebody';
  return { name, email: `${first}${people}@homes${process.pid}.example`, password: 'Jaipur#2026home' };
};

/** Creates a broker as the operator, and signs in as the broker, through the API. */
export const addBroker = async (url: string, name: string, more: { phone?: string; license_no?: string } = {}) => {
  const account = newcomer(name);
  await createBrokers(url, [{ ...account, ...more }]);
  return signedIn(url, 'broker', account);
};
