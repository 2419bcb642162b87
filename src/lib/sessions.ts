import { useSyncExternalStore } from 'react';
import type { Profile } from '#contract/auth.ts';
import type { Role } from '#contract/endpoint.ts';
import { storageFollowers } from './storageFollowers.ts';

/** The session that the browser stores, one per role (specification 000, section 3). */
export interface StoredSession {
  token: string;
  name: string;
  email: string;
  phone: string | null;
  photo: string | null;
  lastLoginAt: string | null;
  profile: Profile | null;
  brokerId?: number;
  licenseNo?: string | null;
  tenantDb?: string | null;
}

const keyOf = (role: Role) => `nivaas.session.${role}`;
const { subscribe, tell } = storageFollowers();
// Parsed once per stored text, so that React gets the same object until it changes.
const parsed = new Map<Role, { text: string; session: StoredSession | null }>();
const endedByServer = new Set<Role>();

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const isProfile = (value: unknown): value is Profile =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';

// The stored text is not trusted: a session needs a token, and every other field that is not valid becomes empty.
const sessionIn = (stored: Partial<Record<keyof StoredSession, unknown>>): StoredSession | null => {
  const { token, lastLoginAt, profile, brokerId } = stored;
  if (typeof token !== 'string') return null;
  return {
    token,
    name: textOf(stored.name) ?? '',
    email: textOf(stored.email) ?? '',
    phone: textOf(stored.phone),
    photo: textOf(stored.photo),
    lastLoginAt: Number.isNaN(Date.parse(textOf(lastLoginAt) ?? '')) ? null : textOf(lastLoginAt),
    profile: isProfile(profile) ? profile : null,
    ...(typeof brokerId === 'number' && { brokerId }),
    licenseNo: textOf(stored.licenseNo),
    tenantDb: textOf(stored.tenantDb),
  };
};

const parse = (text: string): StoredSession | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? sessionIn(value) : null;
  } catch {
    return null;
  }
};

/** The stored session of a role; null without one, or when storage is refused. */
export const readSession = (role: Role): StoredSession | null => {
  let text: string | null = null;
  try {
    text = localStorage.getItem(keyOf(role));
  } catch {
    return null;
  }
  if (text === null) return null;
  const known = parsed.get(role);
  if (known?.text === text) return known.session;
  const session = parse(text);
  parsed.set(role, { text, session });
  return session;
};

/** Stores a session. Throws 'Auth not initialized' when the browser refuses storage. */
export const writeSession = (role: Role, session: StoredSession): void => {
  try {
    localStorage.setItem(keyOf(role), JSON.stringify(session));
  } catch {
    throw new Error('Auth not initialized');
  }
  endedByServer.delete(role);
  tell();
};

/** Forgets a role's session. */
export const clearSession = (role: Role): void => {
  try {
    localStorage.removeItem(keyOf(role));
  } catch {
    // Storage is refused, so it holds no session.
  }
  tell();
};

/** Forgets a session that the server no longer accepts; the login then shows a notice. */
export const endSession = (role: Role): void => {
  endedByServer.add(role);
  clearSession(role);
};

/** True after the server ended the role's session, until the login shows it. */
export const hasSessionEnded = (role: Role): boolean => endedByServer.has(role);

/** True once after the server ended the role's session. */
export const takeSessionEnded = (role: Role): boolean => endedByServer.delete(role);

/** The role's session, followed live, also across tabs. */
export const useSession = (role: Role): StoredSession | null =>
  useSyncExternalStore(
    subscribe,
    () => readSession(role),
    () => null,
  );
