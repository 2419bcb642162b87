import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface BusyButtonProps extends ButtonProps {
  /** The work is in progress: the button shows a spinner and is disabled. */
  busy: boolean;
  /** The label while busy; defaults to the label. */
  busyText?: string;
}

/**
 * A button with a busy state: it shows a spinner instead of the icon, is disabled, and announces its label. It is
 * always as wide as its longer label, so that nothing beside it moves, and it regains the focus when the work is done.
 */
export function BusyButton({ busy, busyText, children, startIcon, disabled, sx, ...rest }: BusyButtonProps) {
  const button = useFocusAfterWork(busy);
  const spinner = <CircularProgress size={16} thickness={5} color="inherit" aria-hidden />;
  return (
    <Button {...rest} ref={button} disabled={Boolean(disabled) || busy} aria-busy={busy} sx={sx}>
      <Box component="span" sx={{ display: 'inline-grid', justifyItems: 'center', minWidth: 0 }}>
        <Wording icon={busy ? spinner : startIcon}>
          <span aria-live="polite">{busy ? (busyText ?? children) : children}</span>
        </Wording>
        <Wording icon={busy ? startIcon : spinner} hidden>
          {busy ? children : (busyText ?? children)}
        </Wording>
      </Box>
    </Button>
  );
}

// The hidden one only reserves the width.
function Wording({ icon, hidden, children }: { icon: ReactNode; hidden?: boolean; children: ReactNode }) {
  return (
    <Box
      component="span"
      aria-hidden={hidden}
      sx={{
        gridArea: '1 / 1',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        ...(hidden ? { visibility: 'hidden', height: 0, overflow: 'hidden' } : {}),
      }}
    >
      {icon}
      {children}
    </Box>
  );
}

// Disabling a button moves the focus to the page or the dialog around it, in some browsers at once: this restores it.
function useFocusAfterWork(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const had = useRef(false);
  useLayoutEffect(() => {
    const element = button.current;
    if (!element) return;
    const gain = () => {
      had.current = true;
    };
    const lose = () => {
      // The user did not move the focus: disabling the button did.
      if (!element.disabled) had.current = false;
    };
    element.addEventListener('focus', gain);
    element.addEventListener('blur', lose);
    return () => {
      element.removeEventListener('focus', gain);
      element.removeEventListener('blur', lose);
    };
  }, []);
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (busy || !had.current || active === button.current) return;
    // If the focus is elsewhere, the user has moved on. Do not scroll: a message may have scrolled into view.
    if (active?.contains(button.current)) button.current?.focus({ preventScroll: true });
    else had.current = false;
  }, [busy]);
  return button;
}
