import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface ShortDialogProps {
  /** Whether it shows. */
  open: boolean;
  /** The drawing in the disc. */
  icon: LucideIcon;
  /** The disc's colours. */
  tone: 'error' | 'success' | 'peacock';
  /** What happened, or the question. */
  title: string;
  /** What it means. */
  message: string;
  /** Asked for by Escape and a press beside it. */
  onClose: () => void;
  /** Under the message. */
  children?: ReactNode;
  /** The buttons; the one to begin with carries `autoFocus`. */
  actions: ReactNode;
}

/** The frame of the dialogs that only say or ask something: 400 wide, read out as an alert; a sheet on phones. */
export function ShortDialog(props: ShortDialogProps) {
  const { open, icon: Icon, tone, title, message, onClose, children, actions } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      slotProps={{ paper: { sx: { width: { sm: 400 } } } }}
    >
      <DialogContent sx={{ p: { xs: '20px 16px', sm: '24px' } }}>
        <Box sx={{ display: 'flex', gap: '16px' }}>
          <Box
            aria-hidden
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
          <Box sx={{ minWidth: 0, flex: 1, pt: '6px', overflowWrap: 'anywhere' }}>
            <Box component="h2" id={`${id}-title`} sx={{ typography: 'sectionTitle' }}>
              {title}
            </Box>
            <Box component="p" id={`${id}-message`} sx={{ color: 'roles.slate', mt: '4px', textWrap: 'pretty' }}>
              {message}
            </Box>
          </Box>
        </Box>
        {children}
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
