import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useId } from 'react';
import { DialogHead } from './DialogHead';

interface DetailDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons in the foot. */
  actions?: ReactNode;
  /** 880 in the middle instead of 460 at the right. */
  wide?: boolean;
}

const aside = {
  container: { justifyContent: { sm: 'flex-end' } },
  paper: { width: { sm: 460 }, m: { sm: '12px' }, height: { sm: 'calc(100% - 24px)' }, maxHeight: { sm: 'none' } },
};
const middle = { container: {}, paper: { width: { sm: 880 } } };

/** A record's details: laid at the right, or `wide` in the middle; a sheet from below on phones. */
export function DetailDialog({ open, title, onClose, children, actions, wide }: DetailDialogProps) {
  const titleId = useId();
  const place = wide ? middle : aside;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ container: { sx: place.container }, paper: { sx: place.paper } }}
    >
      <DialogHead id={titleId} title={title} onClose={onClose} />
      <DialogContent>{children}</DialogContent>
      {actions ? <DialogActions>{actions}</DialogActions> : null}
    </Dialog>
  );
}
