interface ServerError {
  message: string;
  /** The submitted value: the message applies to it alone. */
  value: unknown;
}

/** A form's Formik status: the server's errors by field name. */
interface FormStatus {
  serverErrors: Readonly<Record<string, ServerError>>;
}

const at = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? Object.entries(value).find(([k]) => k === key)?.[1] : undefined,
      values,
    );

/**
 * The Formik status for the server's error messages (`errors` by field name, dots for nested fields). They are separate from
 * the form's own errors, which Formik replaces at every blur, and apply until the field's value changes.
 */
export const serverErrorsFor = (values: unknown, errors: Readonly<Record<string, string>>): FormStatus => ({
  serverErrors: Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, { message, value: at(values, name) }]),
  ),
});

/** The server's error message for a field, while the field still has the submitted value. */
export const serverErrorOf = (status: unknown, name: string, value: unknown): string | undefined => {
  if (typeof status !== 'object' || status === null || !('serverErrors' in status)) return undefined;
  const error = (status as FormStatus).serverErrors[name];
  return error && error.value === value ? error.message : undefined;
};
