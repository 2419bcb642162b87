import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy } from 'react';
import { formatNumber } from '#src/lib/format.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartProps } from './chartTypes.ts';
import { useChartColours } from './useChartColours.ts';

// The drawing library is large: it comes when a chart is shown, not with the page.
const PiePlot = lazy(() => import('./PiePlot.tsx').then((module) => ({ default: module.PiePlot })));

interface PieChartProps extends ChartProps {
  /** What the slices would add up to; what they leave is shown as an empty slice. Their sum unless told otherwise. */
  whole?: number;
  /** In the ring: a figure and what it counts, as "3" and "plans". */
  centre?: { value: string; label: string };
}

const SIZE = 168;
const waiting = ['44%', '62%', '34%'];

/** Shares of a whole as a ring, with every value in the list below it. Arrow keys walk along the slices. */
export function PieChart(props: PieChartProps) {
  const { label, points, whole, centre, valueText = formatNumber, ...states } = props;
  const colour = useChartColours();
  const values = points.map((point) => `${point.label} ${valueText(point.value)}`).join(', ');
  return (
    <ChartFrame
      {...states}
      description={`${label}: ${values}`}
      empty={points.length === 0}
      minHeight={SIZE}
      skeleton={
        <Box sx={{ display: 'grid', gap: '16px' }}>
          <Skeleton variant="circular" width={SIZE} height={SIZE} sx={{ mx: 'auto' }} />
          {waiting.map((width) => (
            <Skeleton key={width} width={width} height={14} />
          ))}
        </Box>
      }
    >
      <Box sx={{ width: SIZE, height: SIZE, mx: 'auto', position: 'relative' }}>
        <PiePlot points={points} valueText={valueText} whole={whole} />
        {centre ? (
          <Box
            sx={{
              position: 'absolute',
              inset: 0,
              display: 'grid',
              placeContent: 'center',
              textAlign: 'center',
              pointerEvents: 'none',
            }}
          >
            <Box component="span" sx={{ typography: 'figure' }}>
              {centre.value}
            </Box>
            <Box component="span" sx={{ typography: 'caption', color: 'roles.slate' }}>
              {centre.label}
            </Box>
          </Box>
        ) : null}
      </Box>
      <Box component="ul" sx={{ mt: '16px' }}>
        {points.map((point, at) => (
          <Box
            component="li"
            key={point.label}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: '10px',
              py: '7px',
              borderTop: '1px solid',
              borderColor: 'roles.lineSoft',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            <Box
              component="span"
              aria-hidden
              sx={{
                width: 10,
                height: 10,
                flex: 'none',
                borderRadius: '3px',
                bgcolor: colour(at),
                forcedColorAdjust: 'none',
              }}
            />
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {point.label}
            </Box>{' '}
            <Box component="b" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {valueText(point.value)}
            </Box>
          </Box>
        ))}
      </Box>
    </ChartFrame>
  );
}
