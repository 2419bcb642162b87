import Button from '@mui/material/Button';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { ShortDialog } from './ShortDialog.tsx';

interface AlertDialogProps {
  /** Whether it shows. Keep it mounted, so that the focus finds its way back. */
  open: boolean;
  /** What happened. */
  title: string;
  /** What it means, and what to do next. */
  message: string;
  /** Asked for by OK (Close, beside an action), Escape and a press beside it. */
  onClose: () => void;
  /** A failure (default), or a success that the person has to read. */
  tone?: 'error' | 'success';
  /** What helps, as the button that has the focus: "Try again". Close the dialog yourself. */
  action?: { label: string; onAction: () => void };
}

/** Says one thing and waits for OK, or offers what helps; Escape closes it, and focus goes back to what opened it. */
export function AlertDialog({ tone = 'error', action, ...props }: AlertDialogProps) {
  return (
    <ShortDialog
      {...props}
      tone={tone}
      icon={tone === 'error' ? CircleAlert : CircleCheck}
      actions={
        action ? (
          <>
            <Button onClick={props.onClose}>Close</Button>
            <Button variant="contained" onClick={action.onAction} autoFocus>
              {action.label}
            </Button>
          </>
        ) : (
          <Button variant="contained" onClick={props.onClose} autoFocus>
            OK
          </Button>
        )
      }
    />
  );
}
