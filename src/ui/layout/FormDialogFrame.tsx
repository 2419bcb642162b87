import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { dialogClasses } from '@mui/material/Dialog';
import { Form, type FormikValues, useFormikContext } from 'formik';
import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { FormName } from '#src/lib/formDraft.ts';
import { badFieldsOf, goToField } from '../feedback/badFields.ts';
import { ErrorSummary } from '../feedback/ErrorSummary.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { SubmitButton } from '../inputs/SubmitButton.tsx';
import { ResponsiveDialog } from './ResponsiveDialog.tsx';
import { useKeptTyping, useNewerValues } from './useKeptTyping.ts';

interface FormDialogFrameProps {
  /** Whether it shows. */
  open: boolean;
  /** What the form does. */
  title: string;
  /** Under the title: what happens on submit, in one line. */
  line?: string;
  /** The submit button's words. */
  submitLabel: string;
  /** Its words while the form is being sent. */
  busyLabel?: string;
  /** Asked for by Cancel, Escape, the close button and a press beside it. */
  onClose: () => void;
  /** What went wrong with the whole form. */
  error?: string;
  /** Keeps the submit button disabled. */
  blocked?: boolean;
  /** 880 instead of 520. */
  wide?: boolean;
  /** What the fields hold at first; as the record changes, so does this. */
  initialValues: FormikValues;
  /** What its text is kept as when the session ends. */
  keepAs?: FormName;
  /** At the left of the foot: a button for the fields as a whole. */
  extra?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The dialog around a form: head, error, fields in one column, foot with Cancel and submit. */
export function FormDialogFrame(props: FormDialogFrameProps) {
  const { open, title, line, submitLabel, busyLabel, onClose, error, blocked, wide, extra, children } = props;
  const { isSubmitting } = useFormikContext();
  useNewerValues(props.initialValues);
  const restored = useKeptTyping(props.keepAs, open);
  useSilenceWhile(!open);
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
          <SubmitButton disabled={blocked} {...(busyLabel ? { busyText: busyLabel } : {})}>
            {submitLabel}
          </SubmitButton>
        </>
      }
    >
      <Fields sending={isSubmitting}>
        <ErrorSummary message={error} />
        {restored ? (
          <Notice>What you typed before your session ended is here again. It is not saved yet.</Notice>
        ) : null}
        {children}
      </Fields>
    </ResponsiveDialog>
  );
}

// An alert over the dialog hands the focus back to the bare dialog, as what had it takes none while the form is being
// sent. It belongs to the first field that is wrong, or else to the button that sends.
function keepFocusInForm({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  const bare = target.parentElement === currentTarget && target.classList.contains(dialogClasses.container);
  if (!bare || currentTarget.contains(relatedTarget)) return;
  const [bad] = badFieldsOf(currentTarget);
  if (bad) goToField(bad);
  else currentTarget.querySelector<HTMLElement>('[type="submit"]')?.focus();
}

// Leaving a field by closing the dialog is no reason to complain about it, neither on the way out nor on reopening.
function useSilenceWhile(closed: boolean) {
  const { touched, submitCount, status, isSubmitting, setFormikState } = useFormikContext();
  const spoken = Object.keys(touched).length > 0 || submitCount > 0 || status !== undefined;
  useLayoutEffect(() => {
    if (!closed || !spoken || isSubmitting) return;
    setFormikState((form) => ({ ...form, touched: {}, submitCount: 0, status: undefined }));
  }, [closed, spoken, isSubmitting, setFormikState]);
}

interface FieldsProps {
  /** They are being sent: nothing can be changed, and the focus comes back afterwards. */
  sending: boolean;
  children: ReactNode;
}

// Mounted anew at every opening, so the first field has the focus each time.
function Fields({ sending, children }: FieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const left = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input:enabled, textarea:enabled, [role="combobox"]')?.focus();
  }, []);
  useLayoutEffect(() => {
    const fields = box.current;
    if (!fields) return;
    const gain = ({ target }: Event) => {
      left.current = target instanceof HTMLElement ? target : null;
    };
    const lose = () => {
      // What is inert was left by nobody.
      if (!fields.inert) left.current = null;
    };
    fields.addEventListener('focusin', gain);
    fields.addEventListener('focusout', lose);
    return () => {
      fields.removeEventListener('focusin', gain);
      fields.removeEventListener('focusout', lose);
    };
  }, []);
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (!sending && left.current && active !== left.current && active?.contains(left.current)) left.current.focus();
  }, [sending]);
  return (
    <Box ref={box} inert={sending} sx={{ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {children}
    </Box>
  );
}
