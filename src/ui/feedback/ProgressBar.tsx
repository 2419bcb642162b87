import LinearProgress from '@mui/material/LinearProgress';
import { progressStyles } from '#src/theme/mui/linearProgress.ts';

interface ProgressBarProps {
  /** The task's name for screen readers. */
  label: string;
  /** The amount done; without it the bar is indeterminate. */
  value?: number;
  /** The total amount. */
  max?: number;
  /** The amount in words: "3 of 12 photos". */
  valueText?: string;
  /** The result, if the task is over. */
  tone?: 'primary' | 'success' | 'error';
}

/** A thin progress bar. Text beside it must say the same. */
export function ProgressBar({ label, value, max = 100, valueText, tone = 'primary' }: ProgressBarProps) {
  const known = value !== undefined && max > 0;
  const share = known ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <LinearProgress
      aria-label={label}
      {...(valueText ? { 'aria-valuetext': valueText } : {})}
      color={tone}
      sx={progressStyles}
      {...(known ? { variant: 'determinate', value: share } : {})}
    />
  );
}
