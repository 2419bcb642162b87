import { fieldErrorsOf, messageOf } from '#src/lib/apiError.ts';
import { AlertDialog } from './AlertDialog.tsx';

/** A form that could not be saved: why, and how it is sent once more. */
export interface Failure {
  error: unknown;
  /** Sends it again as it is. */
  again: () => void;
}

interface FailureAlertProps {
  /** What failed: "Create failed". */
  title: string;
  /** Whether it shows. */
  open: boolean;
  /** The latest failure; it stays while the dialog goes. */
  failure: Failure | null;
  /** It was read, or the form is sent again. */
  onClose: () => void;
}

/** Says why a form could not be saved, and offers to send it again, unless a field has to be changed first. */
export function FailureAlert({ title, open, failure, onClose }: FailureAlertProps) {
  const refused = Object.keys(fieldErrorsOf(failure?.error)).length > 0;
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
      {...(refused ? {} : { action: { label: 'Try again', onAction: again } })}
    />
  );
}
