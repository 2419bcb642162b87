import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy } from 'react';
import { formatNumber } from '#src/lib/format.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartProps } from './chartTypes.ts';

// The chart library is large: it loads when a chart is shown, not with the page.
const BarPlot = lazy(() => import('./BarPlot.tsx').then((module) => ({ default: module.BarPlot })));

interface BarChartProps extends ChartProps {
  /** What the bars count: "properties sold". A ChartKey in the card's head shows it. */
  unit: string;
  /** What the second bar of each pair counts, if the bars are in pairs: "sold". */
  otherUnit?: string;
  /** What a bar represents, as the column head of the text alternative: "Month". */
  pointName: string;
  /** In pixels. */
  height?: number;
}

const HEIGHT = { xs: 220, sm: 310 };
const skeletonHeights = [42, 51, 47, 63, 72];

/**
 * A bar chart of one series, or of two in pairs. Arrow keys move between the bars; screen readers get the values in the
 * chart's name and as a table.
 */
export function BarChart(props: BarChartProps) {
  const {
    label,
    unit,
    otherUnit,
    pointName,
    points,
    valueText = (value) => formatNumber(value),
    height = HEIGHT,
    ...states
  } = props;
  const values = points
    .map(({ label: name, value, other }) =>
      [name, formatNumber(value), ...(otherUnit ? [formatNumber(other ?? 0)] : [])].join(' '),
    )
    .join(', ');
  return (
    <ChartFrame
      {...states}
      description={`${label}, ${unit}${otherUnit ? ` and ${otherUnit}` : ''}: ${values}`}
      empty={points.length === 0}
      minHeight={height}
      skeleton={
        <Box sx={{ height: { xs: 180, sm: 260 }, display: 'flex', alignItems: 'flex-end', gap: '8%', px: '6%' }}>
          {skeletonHeights.map((height) => (
            <Skeleton key={height} sx={{ flex: 1 }} height={`${height}%`} />
          ))}
        </Box>
      }
    >
      <Box sx={{ height }}>
        <BarPlot points={points} valueText={valueText} />
      </Box>
      <Box sx={visuallyHidden}>
        <table>
          <caption>{`${label}, ${unit}`}</caption>
          <thead>
            <tr>
              <th scope="col">{pointName}</th>
              <th scope="col">{unit}</th>
              {otherUnit ? <th scope="col">{otherUnit}</th> : null}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.label}>
                <th scope="row">{point.label}</th>
                <td>{valueText(point.value)}</td>
                {otherUnit ? <td>{formatNumber(point.other ?? 0)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </ChartFrame>
  );
}
