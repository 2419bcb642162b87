import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useId } from 'react';

interface AlertDialogProps {
  open: boolean;
  title: string;
  message: string;
  onClose: () => void;
  /** What happened: a failure (default) or a success that the person has to read. */
  tone?: 'error' | 'success';
}

/** Says one thing and waits for OK; Enter and Escape close it, and focus goes back to what opened it. */
export function AlertDialog({ open, title, message, onClose, tone = 'error' }: AlertDialogProps) {
  const id = useId();
  const Icon = tone === 'error' ? CircleAlert : CircleCheck;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      slotProps={{ paper: { sx: { width: 400 } } }}
    >
      <DialogContent sx={{ display: 'flex', gap: '16px', pt: '24px !important' }}>
        <Box
          sx={{
            width: 40,
            height: 40,
            flex: 'none',
            borderRadius: '50%',
            display: 'grid',
            placeItems: 'center',
            bgcolor: `tones.${tone}.tint`,
            color: `tones.${tone}.text`,
          }}
        >
          <Icon size={18} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Box component="h2" id={`${id}-title`} sx={{ typography: 'sectionTitle' }}>
            {title}
          </Box>
          <Box component="p" id={`${id}-message`} sx={{ color: 'roles.slate', mt: '4px', overflowWrap: 'anywhere' }}>
            {message}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}
