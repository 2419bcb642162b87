import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { InlineError } from '../feedback/InlineError.tsx';
import { ErrorBoundary } from '../layout/ErrorBoundary.tsx';
import type { ChartProps } from './chartTypes.ts';

interface ChartFrameProps extends Pick<ChartProps, 'loading' | 'error' | 'onRetry' | 'emptyText'> {
  /** All that the chart shows, in words: its name and every value. */
  description: string;
  /** There is nothing to draw. */
  empty: boolean;
  /** The least height, so that nothing jumps when the figures come. */
  minHeight: number | { xs: number; sm: number };
  /** Grey shapes in the chart's place. */
  skeleton: ReactNode;
  /** The chart; its code may still be on its way. */
  children: ReactNode;
}

/** Around every chart: a figure that says in words what it shows, and what stands there without one. */
export function ChartFrame(props: ChartFrameProps) {
  const { description, empty, loading, error, onRetry, emptyText = 'No figures yet', minHeight, skeleton } = props;
  const waiting = (
    <Box sx={{ width: '100%' }}>
      <Box role="status" sx={{ color: 'roles.slate', pb: '8px' }}>
        Loading...
      </Box>
      <div aria-hidden>{skeleton}</div>
    </Box>
  );
  const missing = error ? (
    <InlineError message={error} {...(onRetry ? { onRetry } : {})} />
  ) : empty && !loading ? (
    <Box component="p" sx={{ color: 'roles.slate', textAlign: 'center' }}>
      {emptyText}
    </Box>
  ) : null;
  if (missing) return <Box sx={{ minHeight, display: 'grid', placeContent: 'center' }}>{missing}</Box>;
  if (empty) return <Box sx={{ minHeight, display: 'flex', alignItems: 'flex-end' }}>{waiting}</Box>;
  return (
    <Box component="figure" aria-label={description} aria-busy={loading} sx={{ minHeight, position: 'relative' }}>
      <ErrorBoundary fallback={<InlineError message="The chart could not be shown" />}>
        <Suspense fallback={waiting}>{props.children}</Suspense>
      </ErrorBoundary>
    </Box>
  );
}
