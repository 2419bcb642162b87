import { fieldErrorsOf, messageOf } from '#src/lib/apiError.ts';
import { AlertDialog } from './AlertDialog.tsx';

/** A failed submit and how to repeat it. */
export interface Failure {
  error: unknown;
  /** Submits the form again unchanged. */
  again: () => void;
}

interface FailureAlertProps {
  /** The title: "Create failed". */
  title: string;
  /** Whether the dialog is open. */
  open: boolean;
  /** The latest failure; keep it while the dialog closes. */
  failure: Failure | null;
  /** Called when the dialog is dismissed or the form is submitted again. */
  onClose: () => void;
}

/** Reports a failed submit and offers to repeat it, unless a field has to be changed first. */
export function FailureAlert({ title, open, failure, onClose }: FailureAlertProps) {
  const hasFieldErrors = Object.keys(fieldErrorsOf(failure?.error)).length > 0;
  const again = () => {
    onClose();
    failure?.again();
  };
  return (
    <AlertDialog
      open={open}
      title={title}
      message={messageOf(failure?.error, 'Nothing was saved. What you typed is still there: try again.')}
      onClose={onClose}
      {...(hasFieldErrors ? {} : { action: { label: 'Try again', onAction: again } })}
    />
  );
}
