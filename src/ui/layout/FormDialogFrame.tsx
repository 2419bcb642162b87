import Button from '@mui/material/Button';
import { dialogClasses } from '@mui/material/Dialog';
import { Form, type FormikValues, useFormikContext } from 'formik';
import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { FormName } from '#src/lib/formDraft.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { badFieldsOf, goToField } from '../feedback/badFields.ts';
import { ErrorSummary } from '../feedback/ErrorSummary.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { SubmitButton } from '../inputs/SubmitButton.tsx';
import { ResponsiveDialog } from './ResponsiveDialog.tsx';
import { useNewerValues, usePersistedInput } from './usePersistedInput.ts';

/** Props that `FormDialog` passes on. */
export interface FormDialogState {
  /** Whether the dialog is open. */
  open: boolean;
  title: string;
  /** A line below the title. */
  line?: string;
  submitLabel: string;
  /** The submit button's label while the form is submitting. */
  busyLabel?: string;
  /** Called by Cancel, Escape, the close button and a click outside. */
  onClose: () => void;
  /** An error of the whole form, shown above the fields. */
  error?: string;
  /** 880 px wide instead of 520. */
  wide?: boolean;
  /** Keeps the input if the session ends or the page is left while the form is open, and restores it on reopening. */
  keepAs?: FormName;
}

interface FormDialogFrameProps extends FormDialogState {
  /** Disables the submit button. */
  blocked?: boolean;
  /** The initial values; new ones update the fields that were not changed. */
  initialValues: FormikValues;
  /** A button at the left of the bottom row. */
  extra?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The dialog of a form: title, error, fields in one column, Cancel and submit buttons. */
export function FormDialogFrame(props: FormDialogFrameProps) {
  const { open, title, line, submitLabel, busyLabel, onClose, error, blocked, wide, extra, children } = props;
  const { isSubmitting } = useFormikContext();
  useNewerValues(props.initialValues);
  const restored = usePersistedInput(props.keepAs, open);
  useErrorResetWhile(!open);
  return (
    <ResponsiveDialog
      open={open}
      title={title}
      line={line}
      onClose={onClose}
      onFocus={keepFocusInForm}
      size={wide ? 'large' : 'medium'}
      wrap={(parts) => (
        <Form noValidate style={{ display: 'contents' }}>
          {parts}
        </Form>
      )}
      actions={
        <>
          {extra}
          <Button onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <SubmitButton disabled={blocked} busyText={busyLabel}>
            {submitLabel}
          </SubmitButton>
        </>
      }
    >
      <Fields sending={isSubmitting}>
        <ErrorSummary message={error} />
        {restored ? <Notice>What you typed before is here again. It is not saved yet.</Notice> : null}
        {children}
      </Fields>
    </ResponsiveDialog>
  );
}

// A closing alert returns the focus to the dialog itself, because the previously focused element was disabled while the form
// was submitting. It moves on to the first invalid field or the submit button.
function keepFocusInForm({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  const bare = target.parentElement === currentTarget && target.classList.contains(dialogClasses.container);
  if (!bare || currentTarget.contains(relatedTarget)) return;
  const [bad] = badFieldsOf(currentTarget);
  if (bad) goToField(bad);
  else currentTarget.querySelector<HTMLElement>('[type="submit"]')?.focus();
}

// Errors are reset when the dialog closes, so that a reopened dialog shows none.
function useErrorResetWhile(closed: boolean) {
  const { touched, submitCount, status, isSubmitting, setFormikState } = useFormikContext();
  const hasErrors = Object.keys(touched).length > 0 || submitCount > 0 || status !== undefined;
  useLayoutEffect(() => {
    if (!closed || !hasErrors || isSubmitting) return;
    setFormikState((form) => ({ ...form, touched: {}, submitCount: 0, status: undefined }));
  }, [closed, hasErrors, isSubmitting, setFormikState]);
}

interface FieldsProps {
  /** The form is submitting: the fields are inert and get the focus back afterwards. */
  sending: boolean;
  children: ReactNode;
}

// It mounts whenever the dialog opens, so that the first field gets the focus each time.
function Fields({ sending, children }: FieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input:enabled, textarea:enabled, [role="combobox"]')?.focus();
  }, []);
  useLayoutEffect(() => {
    const fields = box.current;
    if (!fields) return;
    const gain = ({ target }: Event) => {
      focused.current = target instanceof HTMLElement ? target : null;
    };
    const lose = () => {
      // The user did not move the focus: making the fields inert did.
      if (!fields.inert) focused.current = null;
    };
    fields.addEventListener('focusin', gain);
    fields.addEventListener('focusout', lose);
    return () => {
      fields.removeEventListener('focusin', gain);
      fields.removeEventListener('focusout', lose);
    };
  }, []);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const previous = focused.current;
    if (!sending && previous && activeElement !== previous && activeElement?.contains(previous)) previous.focus();
  }, [sending]);
  return (
    <Stack ref={box} inert={sending} gap={2}>
      {children}
    </Stack>
  );
}
