import { ApiError } from '#src/lib/apiError.ts';
import { failureWords } from './failureWords.ts';

/** What a failed sign-in says: 401 has its own words, then the server's, then the error's (specification 000, section 8). */
export const loginFailure = (error: unknown): string =>
  error instanceof ApiError && error.status === 401 ? 'Invalid email or password' : failureWords(error, 'Login failed');
