import { useSyncExternalStore } from 'react';
import type { Profile } from '#contract/auth.ts';
import { ROLES, type Role } from '#contract/endpoint.ts';
import { storageSubscribers } from './storageSubscribers.ts';

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
// Present after the server ended a session, until the next session, so that other tabs can tell this from a logout.
const endKeyOf = (role: Role) => `nivaas.ended.${role}`;
const { subscribe, tell } = storageSubscribers();
// Parsed once per stored text, so that React gets the same object until it changes.
const parsed = new Map<Role, { text: string; session: StoredSession | null }>();

const storedAt = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const shownKeyOf = (role: Role) => `nivaas.shownEnd.${role}`;
// The session ends that this tab has shown, or that happened before it was opened. In sessionStorage too, because the
// tab may be reloaded before it shows one.
const shownEnds = new Map<Role, string>();
const noteShown = (role: Role, end: string): void => {
  shownEnds.set(role, end);
  try {
    sessionStorage.setItem(shownKeyOf(role), end);
  } catch {
    // Storage is refused: a reload loses it.
  }
};
const keptShown = (role: Role): string | null => {
  try {
    return sessionStorage.getItem(shownKeyOf(role));
  } catch {
    return null;
  }
};
for (const role of ROLES) noteShown(role, keptShown(role) ?? storedAt(endKeyOf(role)) ?? '');

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

/** The stored session of a role; null without one, or if storage is refused. */
export const readSession = (role: Role): StoredSession | null => {
  const text = storedAt(keyOf(role));
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
    localStorage.removeItem(endKeyOf(role));
  } catch {
    throw new Error('Auth not initialized');
  }
  tell();
};

/** Removes a role's session. */
export const clearSession = (role: Role): void => {
  try {
    localStorage.removeItem(keyOf(role));
  } catch {
    // Storage is refused, so it holds no session.
  }
  tell();
};

/** Removes a session that the server no longer accepts; the login page of every tab then shows a notice. */
export const endSession = (role: Role): void => {
  try {
    // Set before the session is removed, because other tabs react to its removal.
    localStorage.setItem(endKeyOf(role), String(Date.now()));
  } catch {
    // Storage is full or refused: it looks like a logout.
  }
  clearSession(role);
};

/** True after the server ended the role's session, in any tab, until this tab's login page shows it. */
export const hasSessionEnded = (role: Role): boolean => {
  const end = storedAt(endKeyOf(role));
  return end !== null && end !== shownEnds.get(role);
};

/** True once in each tab after the server ended the role's session. */
export const takeSessionEnded = (role: Role): boolean => {
  const ended = hasSessionEnded(role);
  noteShown(role, storedAt(endKeyOf(role)) ?? '');
  return ended;
};

/** The role's current session; updates on changes in any tab. */
export const useSession = (role: Role): StoredSession | null =>
  useSyncExternalStore(
    subscribe,
    () => readSession(role),
    () => null,
  );
