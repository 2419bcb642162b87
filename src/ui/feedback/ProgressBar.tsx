import LinearProgress from '@mui/material/LinearProgress';

interface ProgressBarProps {
  /** What goes on, for those who do not see the bar. */
  label: string;
  /** How much is done. Without it nobody knows, and the bar only moves. */
  value?: number;
  /** How much there is. */
  max?: number;
  /** The amount in words: "3 of 12 photos". */
  valueText?: string;
  /** How it ended, if it has. */
  tone?: 'primary' | 'success' | 'error';
}

/** A thin bar that fills as work goes on. The words stand beside it: it is never the only sign. */
export function ProgressBar({ label, value, max = 100, valueText, tone = 'primary' }: ProgressBarProps) {
  const known = value !== undefined && max > 0;
  const share = known ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <LinearProgress
      aria-label={label}
      {...(valueText ? { 'aria-valuetext': valueText } : {})}
      color={tone}
      {...(known ? { variant: 'determinate', value: share } : {})}
    />
  );
}
