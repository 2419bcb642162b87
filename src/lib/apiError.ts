/** A call that the server refused, with the status, the message and the messages by field. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors: Readonly<Record<string, string>> = {},
    readonly body: unknown = undefined,
    /** Seconds to wait before the next attempt (`Retry-After`), if the server sent them. */
    readonly retryAfter: number | undefined = undefined,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** The message to show: the server's, else the error's own, else the fallback (specification 000, section 8). */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message ? error.message : fallback;

const codeOf = (error: unknown): unknown =>
  error instanceof ApiError && typeof error.body === 'object' && error.body !== null && 'code' in error.body
    ? error.body.code
    : undefined;

/** Whether the password was right, but the code for the second step is missing or wrong. */
export const isAskedForCode = (error: unknown): boolean => codeOf(error) === 'second_factor';

/** Whether the account must set up a second step before anything else. */
export const isSecondStepRequired = (error: unknown): boolean => codeOf(error) === 'second_factor_required';

/** The messages by field of an `ApiError`; none for any other error. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? error.errors : {};
