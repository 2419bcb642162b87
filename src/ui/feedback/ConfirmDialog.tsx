import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleHelp, TriangleAlert } from 'lucide-react';
import { BusyButton } from './BusyButton.tsx';
import { Notice } from './Notice.tsx';
import { ShortDialog, type ShortDialogState } from './ShortDialog.tsx';

interface ConfirmDialogProps extends ShortDialogState {
  /** The confirm button's label, a verb: "Remove". */
  confirmLabel: string;
  /** Its label while the action runs: "Removing…". */
  busyLabel?: string;
  /** The cancel button's label; it has the initial focus. */
  cancelLabel?: string;
  /** The action cannot be undone: its button is red. */
  danger?: boolean;
  /** The action is running: the buttons and Escape do nothing. */
  busy?: boolean;
  /** The action's error message; confirming tries again. */
  error?: string | undefined;
  /** Called by the confirm button. Close the dialog once the action has succeeded. */
  onConfirm: () => void;
}

/** Asks for confirmation; the cancel button has the initial focus, and Escape cancels. */
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
            color={danger ? 'error' : 'primary'}
            busy={busy}
            busyText={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </BusyButton>
        </>
      }
    >
      {error && !busy ? (
        <Box sx={{ mt: 2 }}>
          <Notice tone="error" urgent>
            {error}
          </Notice>
        </Box>
      ) : null}
    </ShortDialog>
  );
}
