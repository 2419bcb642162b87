/** Every error's body: a message for people, and one message per field (by field name) where fields are at fault. */
export interface ErrorBody {
  message: string;
  errors?: Record<string, string>;
}

/** What a screen says when a session ended under it (401 on a call that carried a token). */
export const SESSION_ENDED = 'Your session has ended. Please sign in again.';
