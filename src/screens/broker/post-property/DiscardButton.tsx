import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '#src/ui/feedback/ConfirmDialog.tsx';

interface DiscardButtonProps {
  /** What is discarded: 'draft'. */
  what: string;
  /** The title and the message of the confirmation. */
  title: string;
  message: string;
  disabled: boolean;
  onDiscard: () => void;
  /** The label of the button that discards nothing. */
  cancelLabel?: string;
}

/** Discards what was typed, after a confirmation. */
export function DiscardButton({ what, title, message, disabled, onDiscard, cancelLabel }: DiscardButtonProps) {
  const [open, setOpen] = useState(false);
  const label = `Discard ${what}`;
  return (
    <>
      <Button
        variant="text"
        disabled={disabled}
        onClick={() => setOpen(true)}
        aria-label={label}
        sx={{ flex: 'none', color: 'roles.slate' }}
      >
        <span>
          Discard
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {' '}
            {what}
          </Box>
        </span>
      </Button>
      <ConfirmDialog
        open={open}
        danger
        title={title}
        message={message}
        confirmLabel={label}
        cancelLabel={cancelLabel}
        onConfirm={() => {
          setOpen(false);
          onDiscard();
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
