import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ComponentProps, lazy } from 'react';
import { ChartFrame } from './ChartFrame.tsx';

// The chart library is large: it loads when a chart is shown, not with the page.
const LinePlot = lazy(() => import('./LinePlot.tsx').then((module) => ({ default: module.LinePlot })));

interface LineChartProps extends ComponentProps<typeof LinePlot> {
  /** The text alternative: what the chart shows, and its main figures. A table beside the chart has every value. */
  description: string;
  /** In pixels. */
  height: number;
}

/** A line over time, compared with the previous period or with a level. Arrow keys move between the points. */
export function LineChart({ description, height, ...plot }: LineChartProps) {
  return (
    <ChartFrame
      description={description}
      empty={plot.points.length === 0}
      minHeight={height}
      skeleton={<Skeleton variant="rounded" height={height - 28} />}
    >
      <Box sx={{ height }}>
        <LinePlot {...plot} />
      </Box>
    </ChartFrame>
  );
}
