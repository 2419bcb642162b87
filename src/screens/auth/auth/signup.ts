import { signupBroker, signupUser } from '#contract/auth.ts';
import type { AuthValues } from './authValues.ts';

/** Each role has its own signup (specification 001, section 6). */
export const signups = { user: signupUser, broker: signupBroker } as const;

/** A code that was sent: its id, and the signup that it is bound to. */
export interface SentCode {
  readonly otpId: string;
  readonly signup: string;
  /** The server sent no new code: the last one is still valid (30 seconds must pass between two). */
  readonly again: boolean;
}

const detailsOf = ({ full_name, email, phone, password }: AuthValues) => ({
  full_name: full_name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  password,
});

/** The request body for ticked terms, without a code. */
export const signupBodyOf = (values: AuthValues) => ({ ...detailsOf(values), consent: true as const });

/** The details that a code is bound to, as a string to compare. */
export const signupOf = (values: AuthValues): string => JSON.stringify([values.role, detailsOf(values)]);
