import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleAlert, CircleCheck, RotateCw } from 'lucide-react';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Stack } from '#src/ui/base/Stack.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { BusyButton } from './BusyButton.tsx';
import { announcement, countText, type Job } from './job.ts';
import { ProgressBar } from './ProgressBar.tsx';

interface JobProgressProps extends Job {
  /** Below the bar: the current step, the result or the error. */
  detail?: string;
  /** Cancels the job; the button shows while the job runs. */
  onCancel?: () => void;
  /** The job is being cancelled. */
  cancelling?: boolean;
  /** Resumes a failed job. */
  onRetry?: () => void;
}

const marks = { running: null, done: CircleCheck, failed: CircleAlert };
const barTones = { running: 'primary', done: 'success', failed: 'error' } as const;
const inks = { running: 'roles.ink', done: 'tones.success.text', failed: 'tones.error.text' };

/** The progress of a long job, with a way to cancel or resume it. Each quarter is announced to screen readers. */
export function JobProgress({ detail, onCancel, cancelling = false, onRetry, ...job }: JobProgressProps) {
  const { title, state, done, total } = job;
  const Mark = marks[state];
  const count = countText(job);
  return (
    <Stack gap={1}>
      <Box role="status" sx={visuallyHidden}>
        {announcement(job)}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: space(0.5, 2), flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 160px', minWidth: 0, display: 'flex', gap: 1, color: inks[state] }}>
          {Mark ? <Mark size={18} aria-hidden style={{ marginTop: space(0.25) }} /> : null}
          <Text variant="subtitle2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Text>
        </Box>
        {count ? (
          <Text quiet sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {count}
          </Text>
        ) : null}
      </Box>
      <ProgressBar
        label={title}
        tone={barTones[state]}
        {...(state === 'running' && (done === undefined || !total)
          ? {}
          : { value: state === 'done' ? 1 : (done ?? 0), max: state === 'done' ? 1 : (total ?? 1) })}
        valueText={count}
      />
      <Row gap={space(1, 2)} sx={{ minHeight: 32 }}>
        <Text variant="caption" quiet sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {detail}
        </Text>
        {state === 'running' && onCancel ? (
          <BusyButton size="small" busy={cancelling} onClick={onCancel}>
            Cancel
          </BusyButton>
        ) : null}
        {state === 'failed' && onRetry ? (
          <Button size="small" startIcon={<RotateCw size={16} />} onClick={onRetry}>
            Try again
          </Button>
        ) : null}
      </Row>
    </Stack>
  );
}
