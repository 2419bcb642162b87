import { fieldErrorsOf } from '#src/lib/apiError.ts';

/** A step that failed: the message above the form and the messages under its fields. */
export class AuthFailure extends Error {
  constructor(
    message: string,
    readonly errors: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** For `catch`: rethrows any other error as an `AuthFailure` with the text that `textOf` finds for it. */
export const asAuthFailure = (textOf: (error: unknown) => string) => (error: unknown) => {
  throw error instanceof AuthFailure ? error : new AuthFailure(textOf(error), fieldErrorsOf(error));
};
