import type { AuthValues } from './authValues.ts';

/** The details that are kept of a signup waiting for its code: all but the password. */
type Details = Pick<AuthValues, 'role' | 'full_name' | 'email' | 'phone'>;

const KEY = 'nivaas.signup';
/** A code works for ten minutes. */
const KEPT_MS = 10 * 60_000;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** This tab's pending signup: a phone may discard the page while the user reads the code in another app. */
export const pendingSignup = (): Details | undefined => {
  try {
    const { role, full_name, email, phone, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (!(Date.now() - at < KEPT_MS)) return undefined;
    return {
      role: role === 'broker' ? 'broker' : 'user',
      full_name: textIn(full_name),
      email: textIn(email),
      phone: textIn(phone),
    };
  } catch {
    return undefined;
  }
};

/** Keeps this tab's signup; `undefined` forgets it. */
export const storeSignup = (signup: Details | undefined): void => {
  try {
    if (signup) {
      const { role, full_name, email, phone } = signup;
      sessionStorage.setItem(KEY, JSON.stringify({ role, full_name, email, phone, at: Date.now() }));
    } else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is full or refused: a reload loses it.
  }
};
