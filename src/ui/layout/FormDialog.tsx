import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { type ReactNode, useState } from 'react';
import type { Schema } from 'yup';
import { serverErrorsFor } from '../inputs/serverErrors.ts';
import { FormDialogFrame, type FormDialogState } from './FormDialogFrame.tsx';

interface FormDialogProps<Values extends FormikValues> extends FormDialogState {
  initialValues: Values;
  /** The validation rules. */
  validationSchema?: Schema;
  /**
   * Submits the form. If the promise resolves, the form is reset. If it rejects, the input is kept: the error's message shows
   * above the fields and its `errors` (by field name) below them, unless `onFailed` is set.
   */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>;
  /** Called with an error instead of showing its message above the fields. `again` submits the form once more. */
  onFailed?: (error: unknown, again: () => void) => void;
  /** The fields, or a function of the values that returns them. */
  children: ReactNode | ((values: Values) => ReactNode);
  /** Disables the submit button until these fields are filled. */
  disabledUntilFilled?: readonly (keyof Values & string)[];
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** An error as a form shows it: a message for the whole form, and messages by field name. */
function formErrorOf(thrown: unknown): { message: string; errors: Record<string, string> } {
  const message = thrown instanceof Error && thrown.message ? thrown.message : 'Action failed';
  const given = thrown && typeof thrown === 'object' && 'errors' in thrown ? thrown.errors : undefined;
  const texts = Object.entries(given ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { message, errors: Object.fromEntries(texts) };
}

/**
 * A form in a dialog. Keep it mounted and change `open`: closing resets the errors and keeps the input until a submit
 * succeeds. While it submits, it cannot be changed or closed. If it edits records, give it the record's id as its
 * `key`.
 */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { initialValues, validationSchema, onSubmit, onFailed, error, children } = props;
  const [failure, setFailure] = useState<string>();
  const closeBy = (sending: boolean) => () => {
    if (sending) return;
    setFailure(undefined);
    props.onClose();
  };
  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    setFailure(undefined);
    try {
      await onSubmit(values, helpers);
      helpers.resetForm();
    } catch (thrown) {
      const { message, errors } = formErrorOf(thrown);
      helpers.setStatus(serverErrorsFor(values, errors));
      if (onFailed) onFailed(thrown, () => void helpers.submitForm());
      else setFailure(message);
    }
  };
  return (
    <Formik initialValues={initialValues} validationSchema={validationSchema} onSubmit={submit}>
      {(form) => (
        <FormDialogFrame
          open={props.open}
          title={props.title}
          line={props.line}
          submitLabel={props.submitLabel}
          busyLabel={props.busyLabel}
          onClose={closeBy(form.isSubmitting)}
          error={error ?? failure}
          blocked={props.disabledUntilFilled?.some((name) => isBlank(form.values[name]))}
          wide={props.wide}
          initialValues={initialValues}
          keepAs={props.keepAs}
        >
          {typeof children === 'function' ? children(form.values) : children}
        </FormDialogFrame>
      )}
    </Formik>
  );
}
