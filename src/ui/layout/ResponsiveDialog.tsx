import Box from '@mui/material/Box';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';

interface ResponsiveDialogProps {
  /** Whether the dialog is open. Keep it mounted, so that it can animate when it closes. */
  open: boolean;
  /** The title, which also names the dialog for screen readers. */
  title: string;
  /** A line below the title. */
  line?: ReactNode;
  /** Called by Escape, the close button and a click outside. The focus returns to the element that opened the dialog. */
  onClose: () => void;
  /** The content; it scrolls if it is long. */
  children: ReactNode;
  /** An avatar or icon left of the title. */
  lead?: ReactNode;
  /** Content left of the close button. */
  tools?: ReactNode;
  /** Buttons at the bottom, the main one last; on phones they share the width. */
  actions?: ReactNode;
  /**
   * `medium` is 520 px wide, for a form; `large` 880 px, for a record with pictures. `aside` (460 px) and `sheet`
   * (560 px, for a page) are at the right, as high as the window.
   */
  size?: keyof typeof sizes;
  /** Wraps head, content and buttons, for example into a form. */
  wrap?: (parts: ReactNode) => ReactNode;
  /** Called when the focus enters the dialog or moves inside it. */
  onFocus?: DialogProps['onFocus'];
}

const atTheRight = (width: number, sx: object = {}) => ({
  container: { justifyContent: { sm: 'flex-end' } },
  paper: {
    width: { sm: width },
    m: { sm: 1.5 },
    maxHeight: { sm: 'none' },
    // In a low window the whole dialog scrolls.
    '@media (min-width: 600px) and (min-height: 480px)': { height: 'calc(100% - 24px)' },
    ...sx,
  },
});

const sizes = {
  medium: { container: {}, paper: {} },
  large: { container: {}, paper: { width: { sm: 880 } } },
  aside: atTheRight(460),
  // Content with a fixed position stays inside the sheet.
  sheet: atTheRight(560, { contain: 'layout' }),
};

/** A dialog, or a bottom sheet on phones. The page behind it does not scroll. */
export function ResponsiveDialog(props: ResponsiveDialogProps) {
  const { open, title, line, lead, tools, onClose, children, actions, size = 'medium', wrap, onFocus } = props;
  const titleId = useId();
  const parts = (
    <>
      <Head id={titleId} {...{ title, line, lead, tools, onClose }} />
      <Body footer={Boolean(actions)}>{children}</Body>
      {actions ? <DialogActions>{actions}</DialogActions> : null}
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      onFocus={onFocus}
      slotProps={{ container: { sx: sizes[size].container }, paper: { sx: sizes[size].paper } }}
    >
      {wrap ? wrap(parts) : parts}
    </Dialog>
  );
}

interface HeadProps extends Pick<ResponsiveDialogProps, 'title' | 'line' | 'lead' | 'tools' | 'onClose'> {
  id: string;
}

function Head({ id, title, line, lead, tools, onClose }: HeadProps) {
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        p: { xs: space(2, 1, 1.5, 2), sm: space(2.5, 2, 2, 3) },
      }}
    >
      {lead}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <DialogTitle id={id}>{title}</DialogTitle>
        {line ? <Text quiet>{line}</Text> : null}
      </Box>
      {tools}
      <IconButton aria-label="Close" onClick={onClose} sx={{ my: { xs: -1, sm: -0.75 } }}>
        <X size={18} />
      </IconButton>
    </Box>
  );
}

const CONTROL = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]';

interface BodyProps {
  /** There are buttons below the content; on a phone the dialog's own snackbars show above them. */
  footer: boolean;
  children: ReactNode;
}

// Long content without a control is a tab stop, so that the keyboard can scroll it.
function Body({ footer, children }: BodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const [tabStop, setTabStop] = useState(false);
  useEffect(() => {
    const box = body.current;
    if (!box) return;
    const update = () => setTabStop(box.scrollHeight > box.clientHeight && !box.querySelector(CONTROL));
    update();
    const observer = new ResizeObserver(update);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  });
  return (
    <DialogContent
      ref={body}
      {...(tabStop ? { tabIndex: 0 } : {})}
      sx={{ outlineOffset: '-3px', ...(footer && { '--foot': '68px' }) }}
    >
      {children}
    </DialogContent>
  );
}
