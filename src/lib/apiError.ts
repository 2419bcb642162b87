/** A call that the server refused: its status, its words and its messages by field. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors: Readonly<Record<string, string>> = {},
    readonly body: unknown = undefined,
    /** How many seconds to wait before the next try, where the server says so (`Retry-After`). */
    readonly retryAfter: number | undefined = undefined,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** What a person reads: the server's message, else the error's own, else the fallback (specification 000, section 8). */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message ? error.message : fallback;

/** The messages by field that came with an error; none for any other failure. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? error.errors : {};
