import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { dialogClasses } from '@mui/material/Dialog';
import { Form } from 'formik';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { FormError } from '../feedback/FormError';
import { SubmitButton } from '../inputs/SubmitButton';
import { ResponsiveDialog } from './ResponsiveDialog';

interface FormDialogFrameProps {
  /** Whether it shows. */
  open: boolean;
  /** What the form does. */
  title: string;
  /** Under the title: what happens on submit, in one line. */
  line?: string | undefined;
  /** The submit button's words. */
  submitLabel: string;
  /** Its words while the form is being sent. */
  busyLabel: string | undefined;
  /** Asked for by Cancel, Escape, the close button and a press beside it. */
  onClose: () => void;
  /** What went wrong with the whole form. */
  error: string | undefined;
  /** Keeps the submit button disabled. */
  blocked: boolean;
  /** 880 instead of 520. */
  wide: boolean;
  /** The fields. */
  children: ReactNode;
}

/** The dialog around a form: head, error, fields in one column, foot with Cancel and submit. */
export function FormDialogFrame(props: FormDialogFrameProps) {
  const { open, title, line, submitLabel, busyLabel, onClose, error, blocked, wide, children } = props;
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
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton disabled={blocked} {...(busyLabel ? { busyText: busyLabel } : {})}>
            {submitLabel}
          </SubmitButton>
        </>
      }
    >
      <Fields>
        <FormError message={error} />
        {children}
      </Fields>
    </ResponsiveDialog>
  );
}

// An alert over the dialog hands the focus back to the bare dialog, as the button that was pressed is disabled while
// busy. It belongs on that button.
function keepFocusInForm({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  const bare = target.parentElement === currentTarget && target.classList.contains(dialogClasses.container);
  if (!bare || currentTarget.contains(relatedTarget)) return;
  currentTarget.querySelector<HTMLElement>('[type="submit"]')?.focus();
}

// Mounted anew at every opening, so the first field has the focus each time.
function Fields({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input:enabled, textarea:enabled, [role="combobox"]')?.focus();
  }, []);
  return (
    <Box ref={box} sx={{ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {children}
    </Box>
  );
}
