interface Refusal {
  message: string;
  /** What was sent: the words are about this value and leave with it. */
  value: unknown;
}

/** A form's Formik status: what the server refused, by field name. */
interface FormStatus {
  serverErrors: Readonly<Record<string, Refusal>>;
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
 * The Formik status that keeps the server's words under their fields (`errors` by field name, dots for nested ones).
 * Kept apart from the form's own errors, which Formik finds anew at every blur, until the field's value changes.
 */
export const serverErrorsFor = (values: unknown, errors: Readonly<Record<string, string>>): FormStatus => ({
  serverErrors: Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, { message, value: at(values, name) }]),
  ),
});

/** The server's words about a field whose value is still the one it refused. */
export const serverErrorOf = (status: unknown, name: string, value: unknown): string | undefined => {
  if (typeof status !== 'object' || status === null || !('serverErrors' in status)) return undefined;
  const refusal = (status as FormStatus).serverErrors[name];
  return refusal && refusal.value === value ? refusal.message : undefined;
};
