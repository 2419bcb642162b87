import Box from '@mui/material/Box';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { PieChart } from '@mui/x-charts/PieChart';
import { ChartTooltip } from './ChartTooltip.tsx';
import type { ChartProps } from './chartTypes.ts';
import { useChartColours } from './useChartColours.ts';

interface PiePlotProps extends Required<Pick<ChartProps, 'points' | 'valueText'>> {
  /** The total; defaults to the slices' sum. */
  whole?: number | undefined;
}

const SIZE = 168;
const INNER = 53;
const OUTER = 79;
const MIDDLE = (INNER + OUTER) / 2;
/** The gap between two slices in degrees: 3 px in the middle of the ring. */
const GAP = (3 / MIDDLE) * (180 / Math.PI);

function Slice() {
  const item = useItemTooltip<'pie'>();
  return item ? <ChartTooltip label={String(item.label ?? '')} value={String(item.formattedValue)} /> : null;
}

function Tip() {
  return (
    <ChartsTooltipContainer trigger="item">
      <Slice />
    </ChartsTooltipContainer>
  );
}

/** The ring of a PieChart, drawn by MUI X Charts in the theme's shapes; PieChart loads this module lazily. */
export function PiePlot({ points, valueText, whole }: PiePlotProps) {
  const colour = useChartColours();
  const sum = points.reduce((total, point) => total + point.value, 0);
  const share = sum / Math.max(whole ?? sum, sum, Number.MIN_VALUE);
  const end = 360 * share;
  return (
    <Box
      sx={(theme) => ({
        borderRadius: '8px',
        '&:has(:focus-visible)': { outline: `2px solid ${theme.vars?.palette.roles.focus}`, outlineOffset: 2 },
        '& .MuiPieChart-arc': { strokeWidth: 0, filter: 'none', transitionDuration: '120ms' },
        '& .MuiPieChart-arc[data-faded]': { opacity: 0.55 },
        '& .pie-rest': { fill: 'none', stroke: theme.vars?.palette.roles.track },
      })}
    >
      <PieChart
        width={SIZE}
        height={SIZE}
        margin={0}
        hideLegend
        skipAnimation
        series={[
          {
            data: points.map((point, at) => ({
              id: point.label,
              label: point.label,
              value: point.value,
              color: colour(at) ?? '',
            })),
            innerRadius: INNER,
            outerRadius: OUTER,
            paddingAngle: points.length > 1 || share < 1 ? GAP : 0,
            endAngle: end,
            sortingValues: 'none',
            highlightScope: { highlight: 'item', fade: 'global' },
            faded: { additionalRadius: 0 },
            highlighted: { additionalRadius: 0 },
            valueFormatter: ({ value }) => valueText(value),
          },
        ]}
        slots={{ tooltip: Tip }}
      >
        {share < 1 ? (
          <circle
            className="pie-rest"
            cx={SIZE / 2}
            cy={SIZE / 2}
            r={MIDDLE}
            strokeWidth={OUTER - INNER}
            pathLength={360}
            strokeDasharray={`${Math.max(0, 360 - end - GAP)} 360`}
            strokeDashoffset={-(end + GAP / 2)}
            transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
          />
        ) : null}
      </PieChart>
    </Box>
  );
}
