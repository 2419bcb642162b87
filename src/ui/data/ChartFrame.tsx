import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Text } from '#src/ui/base/Text.tsx';
import { InlineError } from '../feedback/InlineError.tsx';
import type { ChartProps } from './chartTypes.ts';
import { TooltipDismissed, useTooltipDismiss } from './useTooltipDismiss.ts';

interface ChartFrameProps extends Pick<ChartProps, 'loading' | 'error' | 'onRetry' | 'emptyText'> {
  /** The text alternative: the chart's name and every value. */
  description: string;
  /** The chart has no points. */
  empty: boolean;
  /** The minimum height, so that nothing jumps when the figures arrive. */
  minHeight: number | { xs: number; sm: number };
  /** Placeholder shapes while the chart loads. */
  skeleton: ReactNode;
  /** The chart, which may load lazily. */
  children: ReactNode;
}

/** The frame of a chart: a figure with a text alternative, and its loading, error and empty states. */
export function ChartFrame(props: ChartFrameProps) {
  const { description, empty, loading, error, onRetry, emptyText = 'No figures yet', minHeight, skeleton } = props;
  const { gone, handlers } = useTooltipDismiss();
  const waiting = (
    <Box sx={{ width: '100%' }}>
      <Box role="status" sx={{ color: 'roles.slate', pb: 1 }}>
        Loading...
      </Box>
      <div aria-hidden>{skeleton}</div>
    </Box>
  );
  const missing = error ? (
    <InlineError message={error} onRetry={onRetry} />
  ) : empty && !loading ? (
    <Text quiet sx={{ textAlign: 'center' }}>
      {emptyText}
    </Text>
  ) : null;
  if (missing) return <Box sx={{ minHeight, display: 'grid', placeContent: 'center' }}>{missing}</Box>;
  if (empty) return <Box sx={{ minHeight, display: 'flex', alignItems: 'flex-end' }}>{waiting}</Box>;
  return (
    <Box
      component="figure"
      aria-label={description}
      aria-busy={loading}
      {...handlers}
      sx={{ minHeight, position: 'relative' }}
    >
      <ErrorBoundary fallback={<InlineError message="The chart could not be shown" />}>
        <TooltipDismissed value={gone}>
          <Suspense fallback={waiting}>{props.children}</Suspense>
        </TooltipDismissed>
      </ErrorBoundary>
    </Box>
  );
}
