import Button from '@mui/material/Button';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { ShortDialog } from './ShortDialog';

interface AlertDialogProps {
  /** Whether it shows. Keep it mounted, so that the focus finds its way back. */
  open: boolean;
  /** What happened. */
  title: string;
  /** What it means, and what to do next. */
  message: string;
  /** Asked for by OK, Escape and a press beside it. */
  onClose: () => void;
  /** A failure (default), or a success that the person has to read. */
  tone?: 'error' | 'success';
}

/** Says one thing and waits for OK; Enter and Escape close it, and focus goes back to what opened it. */
export function AlertDialog({ tone = 'error', ...props }: AlertDialogProps) {
  return (
    <ShortDialog
      {...props}
      tone={tone}
      icon={tone === 'error' ? CircleAlert : CircleCheck}
      actions={
        <Button variant="contained" onClick={props.onClose} autoFocus>
          OK
        </Button>
      }
    />
  );
}
