/** The body of every error: a message for people, and a message per invalid field. */
export interface ErrorBody {
  message: string;
  errors?: Record<string, string>;
}

/** Shown when the session has ended (401 on a call that carried a token). */
export const SESSION_ENDED = 'Your session has ended. Please sign in again.';
