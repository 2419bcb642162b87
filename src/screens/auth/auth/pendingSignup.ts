import type { AuthValues } from './authValues.ts';

/** What a signup that waits for its code says of the person. Not the password. */
type Details = Pick<AuthValues, 'role' | 'full_name' | 'email' | 'phone'>;

const KEY = 'nivaas.signup';
/** A code works for ten minutes. */
const KEPT_MS = 10 * 60_000;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The signup of this tab: a phone may end the page while its code is read in another app. */
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

/** Keeps the signup of this tab, or with undefined forgets it. */
export const keepSignup = (signup: Details | undefined): void => {
  try {
    if (signup) {
      const { role, full_name, email, phone } = signup;
      sessionStorage.setItem(KEY, JSON.stringify({ role, full_name, email, phone, at: Date.now() }));
    } else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is full or refused: a reload loses it.
  }
};
