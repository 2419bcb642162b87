import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { HomeDetail } from '#contract/homes/schemas.ts';
import { shortPrice } from '#contract/rules/money.ts';
import { dayWords, shortDay } from '#src/features/homes/homeWords.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { publicCard } from '#src/ui/layout/publicContent.ts';
import { HomeSection } from './HomeSection.tsx';

interface PriceHistoryProps {
  prices: HomeDetail['prices'];
  /** The end of the line, in milliseconds: the last price holds until today. */
  today: number;
}

const HEIGHT = 184;
const TOP = 40;
const FOOT = 148;
const LEFT = 3;
const RIGHT = 97;

const textLook = { fill: 'currentColor', typography: 'captionStrong', fontVariantNumeric: 'tabular-nums' } as const;

/** What the home has cost since it was listed: a step line, and the same as a list. A single price is no history. */
export function PriceHistory({ prices, today }: PriceHistoryProps) {
  const known = prices.flatMap(({ at, price }) => (price ? [{ at, price, time: Date.parse(at) }] : []));
  if (known.length < 2) return null;
  return (
    <HomeSection title="Price history" plain>
      <Box sx={{ ...publicCard, p: { xs: 2, sm: 3 } }}>
        <StepLine prices={known} end={Math.max(today, known.at(-1)?.time ?? 0)} />
        <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {prices.toReversed().map(({ at, price }, index) => (
            <Row
              component="li"
              key={at}
              between
              sx={{ minHeight: 44, borderTop: '1px solid', borderColor: 'roles.lineSoft', typography: 'body1' }}
            >
              <span>
                {dayWords(at)}
                {index === prices.length - 1 ? ', listed' : ''}
              </span>
              <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {shortPrice(price)}
              </Box>
            </Row>
          ))}
        </Box>
      </Box>
    </HomeSection>
  );
}

interface StepLineProps {
  prices: readonly { at: string; price: number; time: number }[];
  /** Where the line ends, in milliseconds. */
  end: number;
}

function StepLine({ prices: known, end }: StepLineProps) {
  const start = known[0]?.time ?? 0;
  const amounts = known.map(({ price }) => price);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const x = (time: number) => LEFT + ((RIGHT - LEFT) * (time - start)) / Math.max(1, end - start);
  const y = (price: number) => (most === least ? TOP : TOP + ((FOOT - 24 - TOP) * (most - price)) / (most - least));
  const points = known.map(({ at, price, time }, index) => {
    const to = known[index + 1];
    return { at, price, x: x(time), y: y(price), toX: x(to?.time ?? end), toY: to && y(to.price) };
  });
  // A point is labelled only if the previous label leaves room for it.
  let labelled = -Infinity;
  const labels = points.map((point) => {
    const fits = point.x - labelled > 22;
    if (fits) labelled = point.x;
    return fits;
  });
  return (
    <Box component="svg" aria-hidden width="100%" height={HEIGHT} sx={{ overflow: 'visible', color: 'roles.primary' }}>
      {points.map(({ at, x: from, y: level, toX, toY }) => (
        <Fragment key={at}>
          <rect
            x={`${from}%`}
            y={level}
            width={`${Math.max(0, toX - from)}%`}
            height={FOOT - level}
            fill="currentColor"
            fillOpacity={0.1}
          />
          <g stroke="currentColor" strokeWidth={2} strokeLinecap="round">
            <line x1={`${from}%`} y1={level} x2={`${toX}%`} y2={level} />
            {toY === undefined ? null : <line x1={`${toX}%`} y1={level} x2={`${toX}%`} y2={toY} />}
          </g>
        </Fragment>
      ))}
      {points.map(({ at, price, x: from, y: level }, index) => (
        <Fragment key={at}>
          <Box
            component="circle"
            cx={`${from}%`}
            cy={level}
            r={5}
            stroke="currentColor"
            strokeWidth={2}
            sx={{ fill: (theme) => theme.vars?.palette.roles.paper }}
          />
          {labels[index] ? <PointLabel {...{ at, price, from, level }} isFirst={index === 0} /> : null}
        </Fragment>
      ))}
    </Box>
  );
}

interface PointLabelProps {
  at: string;
  price: number;
  /** The point's place: in percent from the left, and in pixels from the top. */
  from: number;
  level: number;
  isFirst: boolean;
}

/** A point's price beside it, and its day below the drawing. */
function PointLabel({ at, price, from, level, isFirst }: PointLabelProps) {
  return (
    <Box component="g" sx={{ color: 'roles.ink' }}>
      <Box
        component="text"
        x={`${from}%`}
        y={from > 80 ? level + 24 : level - 14}
        dx={isFirst ? 0 : from > 80 ? -10 : 8}
        textAnchor={from > 80 ? 'end' : 'start'}
        sx={textLook}
      >
        {shortPrice(price)}
      </Box>
      <Box
        component="text"
        x={`${from}%`}
        y={HEIGHT - 14}
        textAnchor={isFirst ? 'start' : 'middle'}
        sx={{ ...textLook, typography: 'caption', color: 'roles.slate' }}
      >
        {shortDay(at)}
      </Box>
    </Box>
  );
}
