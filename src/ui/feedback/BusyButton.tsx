import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface BusyButtonProps extends ButtonProps {
  busy: boolean;
  /** Said and shown while busy; without it the label stays. */
  busyText?: string;
}

/** A button that shows its work: a spinner in the icon's place, no second press, the change announced. */
export function BusyButton({ busy, busyText, children, startIcon, disabled, sx, ...rest }: BusyButtonProps) {
  const icon = busy ? <CircularProgress size={16} thickness={5} color="inherit" aria-hidden /> : startIcon;
  return (
    <Button {...rest} startIcon={icon} disabled={Boolean(disabled) || busy} aria-busy={busy} sx={sx}>
      <span aria-live="polite">{busy ? (busyText ?? children) : children}</span>
    </Button>
  );
}
