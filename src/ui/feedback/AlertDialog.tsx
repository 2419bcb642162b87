import Button from '@mui/material/Button';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { ShortDialog, type ShortDialogState } from './ShortDialog.tsx';

interface AlertDialogProps extends ShortDialogState {
  /** An error (default), or a success that the person has to read. */
  tone?: 'error' | 'success';
  /** A main button instead of OK, such as "Try again", with a Close button beside it. It does not close the dialog. */
  action?: { label: string; onAction: () => void };
}

/** A dialog with one message and an OK button, or with Close and an action. */
export function AlertDialog({ tone = 'error', action, ...props }: AlertDialogProps) {
  return (
    <ShortDialog
      {...props}
      tone={tone}
      icon={tone === 'error' ? CircleAlert : CircleCheck}
      actions={
        <>
          {action ? <Button onClick={props.onClose}>Close</Button> : null}
          <Button variant="contained" onClick={action?.onAction ?? props.onClose} autoFocus>
            {action?.label ?? 'OK'}
          </Button>
        </>
      }
    />
  );
}
