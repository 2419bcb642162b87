import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog, { dialogClasses } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { Form } from 'formik';
import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { FormError } from '../feedback/FormError';
import { SubmitButton } from '../inputs/SubmitButton';
import { DialogHead } from './DialogHead';

interface FormDialogFrameProps {
  open: boolean;
  title: string;
  submitLabel: string;
  busyLabel: string | undefined;
  onClose: () => void;
  error: string | undefined;
  blocked: boolean;
  wide: boolean;
  children: ReactNode;
}

/** The dialog around a form: head, error, fields in one column, foot with Cancel and submit. */
export function FormDialogFrame(props: FormDialogFrameProps) {
  const { open, title, submitLabel, busyLabel, onClose, error, blocked, wide, children } = props;
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      onFocus={keepFocusInForm}
      slotProps={wide ? { paper: { sx: { width: { sm: 720 } } } } : {}}
    >
      <Form noValidate style={{ display: 'contents' }}>
        <DialogHead id={titleId} title={title} onClose={onClose} />
        <DialogContent>
          <Fields>
            <FormError message={error} />
            {children}
          </Fields>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton disabled={blocked} {...(busyLabel ? { busyText: busyLabel } : {})}>
            {submitLabel}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
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
