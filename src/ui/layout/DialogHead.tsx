import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface DialogHeadProps {
  /** The title's id: what names the dialog. */
  id: string;
  /** What the dialog is about. */
  title: string;
  /** Under the title: what it is for, in one line. */
  line?: ReactNode;
  /** Left of the title: an avatar or an icon. */
  lead?: ReactNode;
  /** Called by the close button. */
  onClose: () => void;
}

/** A dialog's title with its line and its close button. */
export function DialogHead({ id, title, line, lead, onClose }: DialogHeadProps) {
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'flex-start',
        gap: '12px',
        p: { xs: '16px 8px 12px 16px', sm: '20px 16px 16px 24px' },
      }}
    >
      {lead}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <DialogTitle id={id}>{title}</DialogTitle>
        {line ? (
          <Box component="p" sx={{ color: 'roles.slate' }}>
            {line}
          </Box>
        ) : null}
      </Box>
      <IconButton aria-label="Close" onClick={onClose} sx={{ my: { xs: '-8px', sm: '-6px' } }}>
        <X size={18} />
      </IconButton>
    </Box>
  );
}
