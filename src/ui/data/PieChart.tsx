import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy } from 'react';
import { formatNumber } from '#src/lib/format.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { swatch } from './ChartKey.tsx';
import type { ChartProps } from './chartTypes.ts';
import { useChartColours } from './useChartColours.ts';

// The chart library is large: it loads when a chart is shown, not with the page.
const PiePlot = lazy(() => import('./PiePlot.tsx').then((module) => ({ default: module.PiePlot })));

interface PieChartProps extends ChartProps {
  /** The total; the part that no slice covers is shown as an empty slice. Defaults to the slices' sum. */
  whole?: number;
  /** Text in the middle of the ring: a figure and what it counts, such as "3" and "plans". */
  centre?: { value: string; label: string };
}

const SIZE = 168;
const skeletonWidths = ['44%', '62%', '34%'];

// In a wide container, the list is beside the ring.
const beside = '@container (min-width: 480px)';

/** A ring chart with a list of all values below it, or beside it. Arrow keys move between the slices. */
export function PieChart(props: PieChartProps) {
  const { label, points, whole, centre, valueText = formatNumber, ...states } = props;
  const values = points.map((point) => `${point.label} ${valueText(point.value)}`).join(', ');
  return (
    <ChartFrame
      {...states}
      description={`${label}: ${values}`}
      empty={points.length === 0}
      minHeight={SIZE}
      skeleton={
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="circular" width={SIZE} height={SIZE} sx={{ mx: 'auto' }} />
          {skeletonWidths.map((width) => (
            <Skeleton key={width} width={width} height={14} />
          ))}
        </Box>
      }
    >
      <Box sx={{ containerType: 'inline-size' }}>
        <Box
          sx={{
            [beside]: {
              display: 'grid',
              gridTemplateColumns: 'auto minmax(0, 1fr)',
              gap: 4,
              alignItems: 'center',
            },
          }}
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
                <Text component="span" variant="figure">
                  {centre.value}
                </Text>
                <Text component="span" variant="caption" quiet>
                  {centre.label}
                </Text>
              </Box>
            ) : null}
          </Box>
          <Values points={points} valueText={valueText} />
        </Box>
      </Box>
    </ChartFrame>
  );
}

function Values({ points, valueText = formatNumber }: Pick<PieChartProps, 'points' | 'valueText'>) {
  const colour = useChartColours();
  return (
    <Box component="ul" sx={{ mt: 2, [beside]: { mt: 0 } }}>
      {points.map((point, at) => (
        <Row
          component="li"
          key={point.label}
          gap={1}
          sx={{ py: 1, borderTop: '1px solid', borderColor: 'roles.lineSoft', '&:first-of-type': { borderTop: 0 } }}
        >
          <Box component="span" aria-hidden sx={swatch(colour(at))} />
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {point.label}
          </Box>{' '}
          <Box component="b" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {valueText(point.value)}
          </Box>
        </Row>
      ))}
    </Box>
  );
}
