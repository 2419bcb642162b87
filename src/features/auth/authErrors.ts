import { ApiError, isAskedForCode, messageOf } from '#src/lib/apiError.ts';

const duration = (seconds: number): string => {
  const [many, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${many} ${unit}${many === 1 ? '' : 's'}`;
};

/**
 * The message of a failed sign-up or sign-in: the server's text, else the error's own, else the fallback. After a 429 with
 * `Retry-After`, the waiting time is added unless the text contains it.
 */
export const authErrorText = (error: unknown, fallback: string): string => {
  const words = messageOf(error, fallback);
  if (!(error instanceof ApiError) || error.status !== 429 || !error.retryAfter) return words;
  if (/try again in \d/i.test(words)) return words;
  return `${words.replace(/\.?$/, '.')} You can try again in ${duration(error.retryAfter)}.`;
};

// Strangers' guesses rate-limit the account, except on networks from which its owner signed in before.
const ELSEWHERE = 'You can sign in now from another network where you signed in before.';

/** The message of a failed login: a fixed text for 401 unless it is about a code, else as `authErrorText` (specification 000, section 8). */
export const loginErrorText = (error: unknown): string => {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 401 && !isAskedForCode(error)) return 'Invalid email or password';
  const words = authErrorText(error, 'Login failed');
  return status === 429 ? `${words.replace(/\.?$/, '.')} ${ELSEWHERE}` : words;
};

/** For `catch` in a dialog: rethrows the error; after too many attempts (429), one that says how long to wait. */
export const worded =
  (fallback: string) =>
  (error: unknown): never => {
    throw error instanceof ApiError && error.status === 429 ? new Error(authErrorText(error, fallback)) : error;
  };
