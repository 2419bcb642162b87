/** The body of every error: a message for people, and a message per invalid field. */
export interface ErrorBody {
  message: string;
  errors?: Record<string, string>;
  /** `second_factor`: the password is right, but a code is needed too. `second_factor_required`: set one up first. */
  code?: string;
}

/** Shown when the session has ended (401 on a call that carried a token). */
export const SESSION_ENDED = 'Your session has ended. Please sign in again.';
