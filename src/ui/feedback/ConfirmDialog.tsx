import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleHelp, TriangleAlert } from 'lucide-react';
import { BusyButton } from './BusyButton.tsx';
import { Notice } from './Notice.tsx';
import { ShortDialog } from './ShortDialog.tsx';

interface ConfirmDialogProps {
  /** Whether it asks. Keep it mounted, so that the focus finds its way back. */
  open: boolean;
  /** The question, as one: "Remove this photo?" */
  title: string;
  /** What follows from yes. */
  message: string;
  /** Yes, as the action that it is: "Remove". */
  confirmLabel: string;
  /** Its words while the action runs: "Removing…". */
  busyLabel?: string;
  /** No; the button that has the focus first. */
  cancelLabel?: string;
  /** The action cannot be undone: its button is red. */
  danger?: boolean;
  /** The action runs: nothing can be pressed, and Escape waits for its end. */
  busy?: boolean;
  /** The action failed: said here, and yes tries it again. */
  error?: string | undefined;
  /** Yes. Close it yourself once the action succeeded. */
  onConfirm: () => void;
  /** No: the button, Escape, or a press beside it. */
  onClose: () => void;
}

/** Asks before something that matters: the question, what follows, and a safe way out that Enter and Escape both take. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, message, confirmLabel, busyLabel, cancelLabel = 'Cancel', onConfirm, onClose } = props;
  const { danger, busy = false, error } = props;
  return (
    <ShortDialog
      open={open}
      title={title}
      message={message}
      tone={danger ? 'error' : 'peacock'}
      icon={danger ? TriangleAlert : CircleHelp}
      onClose={busy ? () => undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={busy} autoFocus>
            {cancelLabel}
          </Button>
          <BusyButton
            variant="contained"
            {...(danger ? { color: 'error' } : {})}
            busy={busy}
            {...(busyLabel ? { busyText: busyLabel } : {})}
            onClick={onConfirm}
          >
            {confirmLabel}
          </BusyButton>
        </>
      }
    >
      {error && !busy ? (
        <Box sx={{ mt: '16px' }}>
          <Notice tone="error" urgent>
            {error}
          </Notice>
        </Box>
      ) : null}
    </ShortDialog>
  );
}
