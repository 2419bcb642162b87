import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { type ReactNode, useId } from 'react';
import { DialogBody } from './DialogBody.tsx';
import { DialogHead } from './DialogHead.tsx';

interface ResponsiveDialogProps {
  /** Whether it shows. Keep it mounted, so that it leaves as it came. */
  open: boolean;
  /** What it is about; names it for screen readers too. */
  title: string;
  /** Under the title: what it is for, in one line. */
  line?: ReactNode;
  /** Left of the title: an avatar or an icon. */
  lead?: ReactNode;
  /** Asked for by Escape, the close button and a press beside it. Focus goes back to what opened it. */
  onClose: () => void;
  /** What stands between head and foot; scrolls when it is long. */
  children: ReactNode;
  /** Buttons of the foot, the main one last; on phones they share the width. */
  actions?: ReactNode;
  /** 520 for a form, 880 for a record with pictures, `aside` for 460 at the right over the window's height. */
  size?: 'medium' | 'large' | 'aside';
  /** Around head, content and foot: the form that they belong to. */
  wrap?: (parts: ReactNode) => ReactNode;
  /** Told when the focus comes in or moves inside. */
  onFocus?: DialogProps['onFocus'];
}

const sizes = {
  medium: { container: {}, paper: {} },
  large: { container: {}, paper: { width: { sm: 880 } } },
  aside: {
    container: { justifyContent: { sm: 'flex-end' } },
    paper: {
      width: { sm: 460 },
      m: { sm: '12px' },
      maxHeight: { sm: 'none' },
      // A low window scrolls the whole dialog, as long as it is.
      '@media (min-width: 600px) and (min-height: 480px)': { height: 'calc(100% - 24px)' },
    },
  },
};

/** A dialog in a wide window, a sheet from below on phones. The page behind it stands still. */
export function ResponsiveDialog(props: ResponsiveDialogProps) {
  const { open, title, line, lead, onClose, children, actions, size = 'medium', wrap, onFocus } = props;
  const titleId = useId();
  const parts = (
    <>
      <DialogHead id={titleId} title={title} line={line} lead={lead} onClose={onClose} />
      <DialogBody>{children}</DialogBody>
      {actions ? <DialogActions>{actions}</DialogActions> : null}
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      {...(onFocus ? { onFocus } : {})}
      slotProps={{ container: { sx: sizes[size].container }, paper: { sx: sizes[size].paper } }}
    >
      {wrap ? wrap(parts) : parts}
    </Dialog>
  );
}
