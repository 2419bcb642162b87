import Box from '@mui/material/Box';
import type { PlaceView } from '#contract/homes/schemas.ts';
import { homesWords } from '#src/features/homes/homeCounts.ts';
import { formatRupees } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';

const TOP = 48;
const FOOT = 188;
const HEIGHT = 232;
/** The distance between stacked dots: eleven fit below the median's figure. */
const STACKED = 13;

const small = { typography: 'caption', fill: 'currentColor', fontVariantNumeric: 'tabular-nums' } as const;
const strong = { ...small, typography: 'captionStrong' } as const;

/** Where the figures of the quartiles are placed: close ones are moved apart, and equal ones are shown once. */
const endsOf = (first: number, third: number, gap: number) => {
  if (first === third) return [{ rate: first, anchor: 'middle', dx: 0 } as const];
  const [left, right, dx] = gap < 20 ? (['end', 'start', 4] as const) : (['middle', 'middle', 0] as const);
  return [
    { rate: first, anchor: left, dx: -dx },
    { rate: third, anchor: right, dx },
  ];
};

/**
 * Prices per square foot in a place: the median, the quartiles as a band, and the distribution: a dot for each home, or
 * bars from 12 homes on.
 */
export function RateChart({ place }: { place: PlaceView }) {
  const { median_rate: median, quartiles, steps, rates } = place;
  const [first = 0, third = 0] = quartiles ?? [];
  if (!median || !quartiles) return null;
  const total = steps.reduce((sum, { homes }) => sum + homes, 0) || rates.length;
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Text component="h2" variant="cardTitle">
        Asking price per sq&nbsp;ft
      </Text>
      <Box
        component="figcaption"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space(0, 1), mt: 0.5 }}
      >
        <Text component="span" variant="h3" sx={{ color: 'roles.primary' }}>
          {formatRupees(median)}
        </Text>
        <Text component="span" quiet>
          median{total > 0 ? ` of ${homesWords(total)} with an area` : ''}; half of the homes from {formatRupees(first)}{' '}
          to {formatRupees(third)}
        </Text>
      </Box>
      <Distribution place={place} median={median} first={first} third={third} />
    </Box>
  );
}

interface DistributionProps {
  place: PlaceView;
  median: number;
  /** The first and the third quartile. */
  first: number;
  third: number;
}

/** The drawing. */
function Distribution({ place: { steps, rates }, median, first, third }: DistributionProps) {
  const [low = first, high = third] = [rates[0], rates.at(-1)];
  // Leaves room at both ends for the figures below the axis.
  const room = Math.max(1, (high - low) / 5);
  const from = steps[0]?.from ?? low - room;
  const to = steps.at(-1)?.to ?? high + room;
  const x = (rate: number) => (100 * (rate - from)) / Math.max(1, to - from);
  return (
    <Box
      component="svg"
      aria-hidden
      width="100%"
      height={HEIGHT}
      sx={{ mt: 1, overflow: 'visible', color: 'roles.ink' }}
    >
      <Box
        component="rect"
        x={`${x(first)}%`}
        y={TOP}
        width={`${x(third) - x(first)}%`}
        height={FOOT - TOP}
        sx={{ fill: (theme) => theme.vars?.palette.roles.primaryTint }}
      />
      <Bars {...{ steps, x, first, third }} />
      {rates.map((rate, at) => (
        <Box
          component="circle"
          // biome-ignore lint/suspicious/noArrayIndexKey: two homes may have the same rate
          key={at}
          cx={`${x(rate)}%`}
          // Homes with the same rate are stacked.
          cy={FOOT - 14 - STACKED * (at - rates.indexOf(rate))}
          r={7}
          sx={{
            stroke: (theme) => theme.vars?.palette.roles.paper,
            fill: (theme) => theme.vars?.palette.roles[rate >= first && rate <= third ? 'primary' : 'neutralBar'],
          }}
        />
      ))}
      <Box component="g" sx={{ color: 'roles.gulabi', stroke: 'currentColor' }}>
        <line x1={`${x(median)}%`} x2={`${x(median)}%`} y1={26} y2={FOOT} strokeWidth={2} />
        <Box component="text" x={`${x(median)}%`} y={18} textAnchor="middle" stroke="none" sx={strong}>
          median {formatRupees(median)}
        </Box>
      </Box>
      <Box
        component="line"
        x1="0"
        x2="100%"
        y1={FOOT}
        y2={FOOT}
        sx={{ stroke: (theme) => theme.vars?.palette.roles.line }}
      />
      {endsOf(first, third, x(third) - x(first)).map(({ rate, anchor, dx }) => (
        <Box component="text" key={rate} x={`${x(rate)}%`} y={FOOT + 20} dx={dx} textAnchor={anchor} sx={strong}>
          {formatRupees(rate)}
        </Box>
      ))}
      <Box
        component="text"
        x={`${(x(first) + x(third)) / 2}%`}
        y={FOOT + 40}
        textAnchor="middle"
        sx={{ ...small, color: 'roles.slate' }}
      >
        half of the homes
      </Box>
    </Box>
  );
}

interface BarsProps extends Pick<DistributionProps, 'first' | 'third'> {
  steps: PlaceView['steps'];
  /** Where a rate is, in percent from the left. */
  x: (rate: number) => number;
}

function Bars({ steps, x, first, third }: BarsProps) {
  const most = Math.max(1, ...steps.map(({ homes }) => homes));
  return steps.map((step) => {
    const height = ((FOOT - TOP - 8) * step.homes) / most;
    const middle = (step.from + step.to) / 2;
    const inside = middle >= first && middle <= third;
    return (
      <Box
        component="rect"
        key={step.from}
        x={`${x(step.from) + 0.4}%`}
        y={FOOT - height}
        width={`${Math.max(0.4, x(step.to) - x(step.from) - 0.8)}%`}
        height={height}
        rx={2}
        sx={{ fill: (theme) => theme.vars?.palette.roles[inside ? 'primary' : 'neutralBar'] }}
      />
    );
  });
}
