import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ComponentProps, ReactNode } from 'react';
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx';
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

// Keeps the element that Tab reaches above the bar, whose status may take several lines on phones.
const keepClear = { html: { scrollPaddingBottom: 88, '@media (max-width: 599.95px)': { scrollPaddingBottom: 128 } } };

/** The bar that stays at the window's foot, under a long form. */
export function FootBar({ steps, status, note, progress, extra, children }: FootBarProps) {
  return (
    <>
      <GlobalStyles styles={keepClear} />
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          display: 'flex',
          flexWrap: { xs: steps ? 'wrap' : 'nowrap', sm: 'nowrap' },
          alignItems: 'center',
          gap: '8px 12px',
          minHeight: 64,
          mt: '20px',
          px: { xs: '16px', sm: '20px' },
          py: '10px',
          border: '1px solid',
          borderColor: 'roles.line',
          borderRadius: '14px 14px 0 0',
          bgcolor: 'roles.paper',
          boxShadow: (theme) => theme.vars?.palette.roles.shadowUp,
        }}
      >
        <Box sx={{ flex: { xs: steps ? '1 1 100%' : 1, sm: 1 }, minWidth: 0, mr: 'auto', display: 'grid', gap: '4px' }}>
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
      </Box>
    </>
  );
}
