import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx';
import { StickyFoot } from '#src/ui/layout/StickyFoot.tsx';
import { SubmitSteps } from './SubmitSteps.tsx';
import type { SubmitStep } from './submission/stepsOfSubmit.ts';

interface FootBarProps {
  /** The steps of the sending, while they matter. */
  steps: readonly SubmitStep[] | undefined;
  /** What is under way, or what to do. */
  status: string;
  /** About the draft; it gives way to the steps. */
  note: ReactNode;
  /** The progress of the step that is under way. */
  progress: ComponentProps<typeof ProgressBar> | undefined;
  /** A quiet button. */
  extra: ReactNode;
  /** The button that sends. */
  children: ReactNode;
}

/** The bar that stays at the window's foot, under a long form. */
export function FootBar({ steps, status, note, progress, extra, children }: FootBarProps) {
  return (
    <StickyFoot besideRail wrap={Boolean(steps)}>
      <Box sx={{ flex: { xs: steps ? '1 1 100%' : 1, sm: 1 }, minWidth: 0, mr: 'auto', display: 'grid', gap: 0.5 }}>
        {steps ? <SubmitSteps steps={steps} /> : null}
        <Box role="status" sx={{ typography: 'caption', color: 'roles.slate' }}>
          {status}
        </Box>
        {steps ? null : note}
        {progress ? (
          <Box sx={{ maxWidth: 360 }}>
            <ProgressBar {...progress} />
          </Box>
        ) : null}
      </Box>
      {extra}
      <Box sx={{ flex: { xs: steps ? 1 : 'none', sm: 'none' }, '& > *': { width: '100%' } }}>{children}</Box>
    </StickyFoot>
  );
}
