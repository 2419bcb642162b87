import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import SnackbarContent from '@mui/material/SnackbarContent';
import { CircleCheck, X } from 'lucide-react';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import type { SnackbarOptions } from './useSnackbar.ts';

interface SnackbarNoteProps {
  /** The words; '' for nothing. They change inside a live region that stays: keep the note mounted. */
  message: string;
  /** One button beside the words. */
  action?: SnackbarOptions['action'];
  /** Asked for by the close button. */
  onClose: () => void;
}

/** One short success, said politely: a tick, the words, an action, and a button that takes it away. */
export function SnackbarNote({ message, action, onClose }: SnackbarNoteProps) {
  const buttons = (
    <>
      {action ? (
        <Button variant="text" onClick={action.onAction}>
          {action.label}
        </Button>
      ) : null}
      <IconButton aria-label="Close message" onClick={onClose}>
        <X size={16} />
      </IconButton>
    </>
  );
  return (
    <SnackbarContent
      role="presentation"
      sx={message ? {} : visuallyHidden}
      message={
        <Box sx={{ display: 'flex', gap: '12px' }}>
          {message ? <CircleCheck size={18} aria-hidden style={{ marginTop: 1 }} /> : null}
          <Box aria-live="polite" aria-atomic sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {message}
          </Box>
        </Box>
      }
      action={message ? buttons : null}
    />
  );
}
