import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';

interface DialogHeadProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** A dialog's title with its close button. */
export function DialogHead({ id, title, onClose }: DialogHeadProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: { xs: '8px', sm: '16px' } }}>
      <DialogTitle id={id} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ mt: { xs: '8px', sm: '14px' } }}>
        <X size={18} />
      </IconButton>
    </Box>
  );
}
