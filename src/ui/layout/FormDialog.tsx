import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { type ReactNode, useState } from 'react';
import type { Schema } from 'yup';
import type { FormName } from '#src/lib/formDraft.ts';
import { serverErrorsFor } from '../inputs/serverErrors.ts';
import { FormDialogFrame } from './FormDialogFrame.tsx';
import { submissionFailure } from './submissionFailure.ts';

interface FormDialogProps<Values extends FormikValues> {
  /** Whether it shows. */
  open: boolean;
  /** What the form does. */
  title: string;
  /** Under the title: what happens on submit, in one line. */
  line?: string;
  /** What the fields hold at first. */
  initialValues: Values;
  /** The rules, checked in the browser before anything is sent. */
  validationSchema?: Schema;
  /**
   * Sends the form. Resolving means success: the form forgets what was typed. Rejecting keeps it and shows the error's
   * message above the fields, and its `errors` (by field name) under them, unless `onFailed` takes it.
   */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>;
  /** Takes a failure instead of the message above the fields: for the alert dialog. `again` sends the form once more. */
  onFailed?: (error: unknown, again: () => void) => void;
  /** The submit button's words. */
  submitLabel: string;
  /** Its words while the form is being sent. */
  busyLabel?: string;
  /** Asked for by Cancel, Escape, the close button and a press beside it. */
  onClose: () => void;
  /** The fields; given the values if they depend on each other. */
  children: ReactNode | ((values: Values) => ReactNode);
  /** A failure to show above the fields from outside. */
  error?: string | undefined;
  /** Keeps the submit button disabled until these fields are filled. */
  disabledUntilFilled?: readonly (keyof Values & string)[];
  /** 880 instead of 520. */
  wide?: boolean;
  /** With it, what was typed outlives a session that ends while the form is open: it is there again after signing in. */
  keepAs?: FormName;
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/**
 * A form in a dialog. Keep it mounted and switch `open`: what was typed is there again on reopening, without a word about
 * what is wrong or missing, until a submit succeeds. While it is being sent it takes nothing and stays.
 * Give it a `key` of the record's id when it edits records, so that each has its own.
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
      const { message, errors } = submissionFailure(thrown);
      helpers.setStatus(serverErrorsFor(values, errors));
      if (onFailed) onFailed(thrown, () => void helpers.submitForm());
      else setFailure(message);
    }
  };
  return (
    <Formik initialValues={initialValues} {...(validationSchema ? { validationSchema } : {})} onSubmit={submit}>
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
