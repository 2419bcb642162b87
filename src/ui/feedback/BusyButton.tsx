import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface BusyButtonProps extends ButtonProps {
  /** The work is going on: the button spins and takes no press. */
  busy: boolean;
  /** Said and shown while busy; without it the label stays. */
  busyText?: string;
}

/**
 * A button that shows its work: a spinner in the icon's place, no second press, the change announced. It is as wide as
 * its longer wording from the start, so that nothing beside it moves, and has its focus back when the work is over.
 */
export function BusyButton({ busy, busyText, children, startIcon, disabled, sx, ...rest }: BusyButtonProps) {
  const button = useFocusAfterWork(busy);
  const spinner = <CircularProgress size={16} thickness={5} color="inherit" aria-hidden />;
  return (
    <Button {...rest} ref={button} disabled={Boolean(disabled) || busy} aria-busy={busy} {...(sx ? { sx } : {})}>
      <Box component="span" sx={{ display: 'inline-grid', justifyItems: 'center', minWidth: 0 }}>
        <Wording icon={busy ? spinner : startIcon}>
          <span aria-live="polite">{busy ? (busyText ?? children) : children}</span>
        </Wording>
        <Wording icon={busy ? startIcon : spinner} unseen>
          {busy ? children : (busyText ?? children)}
        </Wording>
      </Box>
    </Button>
  );
}

// The unseen one only holds the width.
function Wording({ icon, unseen, children }: { icon: ReactNode; unseen?: boolean; children: ReactNode }) {
  return (
    <Box
      component="span"
      aria-hidden={unseen}
      sx={{
        gridArea: '1 / 1',
        display: 'inline-flex',
        alignItems: 'center',
        gap: '8px',
        minWidth: 0,
        ...(unseen ? { visibility: 'hidden', height: 0, overflow: 'hidden' } : {}),
      }}
    >
      {icon}
      {children}
    </Box>
  );
}

// A disabled button loses the focus to the page (in a dialog, to the dialog), some browsers at once; nobody should have to find
// the way back.
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
      // What is disabled was left by nobody.
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
    // Elsewhere by now: the person went on.
    if (active?.contains(button.current)) button.current?.focus();
    else had.current = false;
  }, [busy]);
  return button;
}
