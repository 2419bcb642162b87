import Box from '@mui/material/Box';
import { type BarProps, BarPlot as Bars } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';
import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { createContext, useContext } from 'react';
import { chartStyles } from '#src/theme/mui/charts.ts';
import { ChartTooltip } from './ChartTooltip.tsx';
import { chartTicks } from './chartTicks.ts';
import type { ChartPoint, ChartProps } from './chartTypes.ts';
import { valueAxis } from './valueAxis.ts';

type BarPlotProps = Required<Pick<ChartProps, 'points' | 'valueText'>>;

// MUI X Charts renders the axis labels itself: the context tells them which bar they belong to.
const Points = createContext<readonly ChartPoint[]>([]);

const MAX_BAR_WIDTH = 48;
const BAR_RADIUS = 6;
const BAND_INSET = 4;
/** Half of the tip's width and a margin: with its centre this far from the chart's edge, the tip stays inside. */
const TIP_HALF = 68;
/** The tip's height with the space below it. */
const TIP_HEIGHT = 64;

/** The index of the bar that is hovered or focused. */
const useActiveBar = () => useAxesTooltip<'bar'>({ directions: ['x'] })?.[0]?.dataIndex;

function Band() {
  const at = useActiveBar();
  const scale = useXScale<'band'>();
  const { left, top, width, height } = useDrawingArea();
  if (at === undefined) return null;
  const band = width / scale.domain().length;
  return (
    <rect
      className="bar-band"
      x={left + band * at + BAND_INSET}
      y={top}
      width={band - 2 * BAND_INSET}
      height={height}
      rx={8}
    />
  );
}

function Bar({ x, y, width, height, dataIndex, ownerState, seriesId }: BarProps) {
  const at = useActiveBar();
  const wide = Math.min(width, MAX_BAR_WIDTH);
  const from = x + (width - wide) / 2;
  const round = Math.min(BAR_RADIUS, height, wide / 2);
  const quiet = at !== undefined && at !== dataIndex;
  return (
    <>
      <path
        className={`bar ${seriesId === 'other' ? 'bar-other' : ''} ${quiet ? 'bar-quiet' : ''}`}
        d={`M${from} ${y + height}V${y + round}q0-${round} ${round}-${round}h${wide - 2 * round}q${round} 0 ${round} ${round}V${y + height}z`}
      />
      {ownerState.isFocused ? (
        <rect className="bar-focus" x={from - 4} y={y - 4} width={wide + 8} height={height + 6} rx={8} />
      ) : null}
    </>
  );
}

function PointName(props: ChartsTextProps) {
  const points = useContext(Points);
  const at = useActiveBar();
  const point = at === undefined ? undefined : points[at];
  const active = point !== undefined && props.text === (point.short ?? point.label);
  return (
    <ChartsText
      {...props}
      className={`${props.className ?? ''} ${active ? 'bar-name-active' : ''}`}
      style={active ? { ...props.style, fontWeight: 600 } : props.style}
    />
  );
}

function Tip({ points, valueText }: BarPlotProps) {
  const at = useActiveBar();
  const { left, width } = useDrawingArea();
  const scale = useYScale<'linear'>();
  const point = at === undefined ? undefined : points[at];
  if (at === undefined || !point) return null;
  const middle = left + (width / points.length) * (at + 0.5);
  return (
    <Box
      aria-hidden
      sx={{ position: 'absolute', pointerEvents: 'none', transform: 'translateX(-50%)', width: 'max-content' }}
      style={{
        left: `clamp(${TIP_HALF}px, ${middle}px, calc(100% - ${TIP_HALF}px))`,
        top: Math.max(0, scale(Math.max(point.value, point.other ?? 0)) - TIP_HEIGHT),
      }}
    >
      <ChartTooltip label={point.label} value={valueText(point.value, point.other)} />
    </Box>
  );
}

/** The bars of a BarChart, drawn by MUI X Charts in the theme's shapes; BarChart loads this module lazily. */
export function BarPlot({ points, valueText }: BarPlotProps) {
  const ticks = chartTicks(Math.max(...points.map(({ value, other = 0 }) => Math.max(value, other))));
  const names = points.map((point) => point.short ?? point.label);
  const isPaired = points.some(({ other }) => other !== undefined);
  return (
    <Box
      sx={(theme) => ({
        ...chartStyles(theme),
        '& .bar': {
          fill: theme.vars?.palette.roles.primary,
          transformBox: 'fill-box',
          transformOrigin: 'bottom',
          animation: 'bar-grows 200ms ease-out',
          transition: 'fill 120ms ease-out',
        },
        '& .bar-other': { fill: theme.vars?.palette.roles.marigoldChart },
        '& .bar-quiet:not(.bar-other)': {
          fill: theme.vars?.palette.roles.barQuiet,
        },
        '& .bar-band': { fill: theme.vars?.palette.roles.primary, fillOpacity: 0.06 },
        '& .bar-focus': { fill: 'none', stroke: theme.vars?.palette.roles.focus, strokeWidth: 2 },
        '& .MuiChartsAxis-root .bar-name-active': { fill: theme.vars?.palette.roles.ink },
        '@keyframes bar-grows': { from: { transform: 'scaleY(0)' } },
      })}
    >
      <Points value={points}>
        <ChartsDataProvider
          series={[
            { type: 'bar', data: points.map((point) => point.value), valueFormatter: (value) => valueText(value ?? 0) },
            ...(isPaired ? [{ type: 'bar' as const, id: 'other', data: points.map(({ other = 0 }) => other) }] : []),
          ]}
          xAxis={[
            {
              scaleType: 'band',
              data: points.map((_, at) => at),
              categoryGapRatio: 0.54,
              height: names.some((name) => name.includes('\n')) ? 44 : 30,
              valueFormatter: (at: number, { location }) => (location === 'tick' ? names[at] : points[at]?.label) ?? '',
            },
          ]}
          yAxis={[valueAxis(ticks, 44)]}
          margin={{ top: 12, right: 8, bottom: 0, left: 0 }}
        >
          <ChartsSurface>
            <ChartsGrid horizontal />
            <Band />
            <Bars slots={{ bar: Bar }} skipAnimation />
            <ChartsXAxis disableTicks slots={{ axisTickLabel: PointName }} />
            <ChartsYAxis disableTicks disableLine />
          </ChartsSurface>
          <Tip points={points} valueText={valueText} />
        </ChartsDataProvider>
      </Points>
    </Box>
  );
}
