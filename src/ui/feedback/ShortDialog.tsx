import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';

/** Props that alerts and confirmations share. */
export interface ShortDialogState {
  /** Whether the dialog is open. Keep it mounted, so that it can return the focus. */
  open: boolean;
  /** What happened, or a question: "Remove this photo?" */
  title: string;
  /** The consequences, or what to do next. */
  message: string;
  /** Called by Escape, a click outside and the button that closes or cancels. */
  onClose: () => void;
}

interface ShortDialogProps extends ShortDialogState {
  /** The icon in the disc. */
  icon: LucideIcon;
  /** The disc's colours. */
  tone: 'error' | 'success' | 'peacock';
  /** Content below the message. */
  children?: ReactNode;
  /** The buttons; set `autoFocus` on the first one to focus. */
  actions: ReactNode;
}

/** The frame of alerts and confirmations: 400 px wide, an alertdialog for screen readers, a bottom sheet on phones. */
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
      <DialogContent sx={{ p: { xs: space(2.5, 2), sm: 3 } }}>
        <Box sx={{ display: 'flex', gap: 2 }}>
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
          <Box sx={{ minWidth: 0, flex: 1, pt: 0.75, overflowWrap: 'anywhere' }}>
            <Text component="h2" id={`${id}-title`} variant="sectionTitle">
              {title}
            </Text>
            <Text id={`${id}-message`} quiet sx={{ mt: 0.5, textWrap: 'pretty' }}>
              {message}
            </Text>
          </Box>
        </Box>
        {children}
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
