import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { Text } from '#src/ui/base/Text.tsx';
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx';
import { StickyFooter } from '#src/ui/layout/StickyFooter.tsx';
import { SubmitSteps } from './SubmitSteps.tsx';
import type { SubmitStep } from './submission/stepsOfSubmit.ts';

interface FooterBarProps {
  /** The steps of the submission, while there is something to show of them. */
  steps: readonly SubmitStep[] | undefined;
  /** What is under way, or what to do. */
  status: string;
  /** About the draft; hidden while the steps are shown. */
  note: ReactNode;
  /** The progress of the current step. */
  progress: ComponentProps<typeof ProgressBar> | undefined;
  /** A secondary button. */
  extra: ReactNode;
  /** The submit button. */
  children: ReactNode;
}

/** The bar that stays at the bottom of the window, below a long form. */
export function FooterBar({ steps, status, note, progress, extra, children }: FooterBarProps) {
  return (
    <StickyFooter besideRail wrap={Boolean(steps)}>
      <Box sx={{ flex: { xs: steps ? '1 1 100%' : 1, sm: 1 }, minWidth: 0, mr: 'auto', display: 'grid', gap: 0.5 }}>
        {steps ? <SubmitSteps steps={steps} /> : null}
        <Text component="div" role="status" variant="caption" quiet>
          {status}
        </Text>
        {steps ? null : note}
        {progress ? (
          <Box sx={{ maxWidth: 360 }}>
            <ProgressBar {...progress} />
          </Box>
        ) : null}
      </Box>
      {extra}
      <Box sx={{ flex: { xs: steps ? 1 : 'none', sm: 'none' }, '& > *': { width: '100%' } }}>{children}</Box>
    </StickyFooter>
  );
}
