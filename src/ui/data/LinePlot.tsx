import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { AreaPlot, FocusedLineMark, LineHighlightPlot, LinePlot as Lines, MarkPlot } from '@mui/x-charts/LineChart';
import { chartStyles } from '#src/theme/mui/charts.ts';
import { ChartTooltip } from './ChartTooltip.tsx';
import { chartTicks } from './chartTicks.ts';
import type { LinePoint } from './chartTypes.ts';
import { valueAxis } from './valueAxis.ts';

interface LinePlotProps {
  points: readonly LinePoint[];
  /** A dashed line at this value across the plot. */
  level?: number | undefined;
  tip: (at: number) => { label: string; value: string; note?: string | undefined };
}

/** Half of the tip's width and a margin: with its centre this far from the chart's edge, the tip stays inside. */
const TIP_HALF = 96;
/** The number of evenly spaced names on the axis; up to a week's points are all named. */
const NAMES = 5;
const WEEK = 7;

const namedPoints = (count: number) => {
  const names = count <= WEEK ? count : NAMES;
  return new Set(Array.from({ length: names }, (_, at) => Math.round((at * (count - 1)) / Math.max(1, names - 1))));
};

/** Whether a line has one point only, which shows as a mark. */
const isPoint = (values: readonly (number | null)[]) => values.filter((value) => value !== null).length === 1;

function Tip({ tip }: Pick<LinePlotProps, 'tip'>) {
  const at = useAxesTooltip<'line'>({ directions: ['x'] })?.[0]?.dataIndex;
  const scale = useXScale<'point'>();
  const { top } = useDrawingArea();
  if (at === undefined) return null;
  return (
    <Box
      aria-hidden
      sx={{ position: 'absolute', pointerEvents: 'none', transform: 'translateX(-50%)', width: 'max-content' }}
      style={{ left: `clamp(${TIP_HALF}px, ${scale(at) ?? 0}px, calc(100% - ${TIP_HALF}px))`, top }}
    >
      <ChartTooltip {...tip(at)} />
    </Box>
  );
}

/** The lines of a LineChart, drawn by MUI X Charts; LineChart loads this module lazily. */
export function LinePlot({ points, level, tip }: LinePlotProps) {
  const roles = useTheme().vars?.palette.roles;
  const ticks = chartTicks(Math.max(level ?? 0, ...points.flatMap(({ value, before }) => [value ?? 0, before ?? 0])));
  const named = namedPoints(points.length);
  const [values, before] = [points.map(({ value }) => value), points.map((one) => one.before ?? null)];
  const quiet = roles?.control ?? '';
  return (
    <Box
      sx={(theme) => ({
        ...chartStyles(theme),
        '& [data-series="before"]': { strokeWidth: 1.5, strokeDasharray: '4 4' },
        '& [data-series="value"].MuiLineChart-area, & .MuiAreaElement-root': { fillOpacity: 0.07 },
      })}
    >
      <ChartsDataProvider
        series={[
          {
            type: 'line',
            id: 'before',
            data: before,
            showMark: isPoint(before),
            color: quiet,
            curve: 'linear',
          },
          {
            type: 'line',
            id: 'value',
            data: values,
            showMark: isPoint(values),
            color: roles?.primary ?? '',
            curve: 'linear',
            area: level === undefined,
            connectNulls: true,
          },
        ]}
        xAxis={[
          {
            scaleType: 'point',
            data: points.map((_, at) => at),
            height: 30,
            tickInterval: (at: number) => named.has(at),
            valueFormatter: (at: number) => points[at]?.short ?? '',
          },
        ]}
        yAxis={[valueAxis(ticks, 36)]}
        margin={{ top: 12, right: 24, bottom: 0, left: 0 }}
      >
        <ChartsSurface>
          <ChartsGrid horizontal />
          <AreaPlot skipAnimation />
          {level === undefined ? null : (
            <ChartsReferenceLine y={level} lineStyle={{ stroke: quiet, strokeWidth: 1.5, strokeDasharray: '4 4' }} />
          )}
          <Lines skipAnimation />
          <MarkPlot skipAnimation />
          <ChartsAxisHighlight x="line" />
          <LineHighlightPlot />
          <FocusedLineMark />
          <ChartsXAxis disableTicks />
          <ChartsYAxis disableTicks disableLine />
        </ChartsSurface>
        <Tip tip={tip} />
      </ChartsDataProvider>
    </Box>
  );
}
