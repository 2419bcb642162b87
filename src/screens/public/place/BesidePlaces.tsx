import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { PlaceView } from '#contract/homes/schemas.ts';
import { paths } from '#contract/paths.ts';
import { formatRupees } from '#src/lib/format.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { placeName } from './placeWords.ts';

const MOST = 6;

// On a phone the name is above its line.
const nameCell = { gridColumn: { xs: '1 / -1', sm: 'auto' }, overflowWrap: 'anywhere' } as const;

/**
 * The median prices per square foot of a locality's neighbours, or of a city's localities, on one scale, with this
 * place's own median as a line through all of them.
 */
export function BesidePlaces({ place }: { place: PlaceView }) {
  const { city, locality, median_rate: own, beside } = place;
  const others = beside.flatMap(({ locality: name, median_rate }) =>
    median_rate ? [{ name, rate: median_rate }] : [],
  );
  const shown = [
    ...(own ? [{ name: placeName(place), rate: own, here: true }] : []),
    ...others.slice(0, MOST - 1).map((other) => ({ ...other, here: false })),
  ].sort((one, other) => other.rate - one.rate);
  if (others.length === 0) return null;
  const rates = shown.map(({ rate }) => rate);
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  const x = (rate: number) => 6 + (88 * (rate - low)) / Math.max(1, high - low);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Text component="h2" variant="cardTitle">
        {locality ? 'Beside its neighbours' : 'Its localities'}
      </Text>
      <Text quiet sx={{ mt: 0.5 }}>
        Median asking price per sq&nbsp;ft
      </Text>
      <Box component="ul" sx={{ mt: 1.5 }}>
        {shown.map(({ name, rate, here }) => (
          <Box
            component="li"
            key={name}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr) 72px', sm: '152px minmax(0, 1fr) 80px' },
              alignItems: 'center',
              columnGap: 1.5,
              minHeight: 44,
              fontWeight: here ? 600 : 400,
            }}
          >
            {here ? (
              <Box component="span" sx={{ ...nameCell, py: 1.5 }}>
                {name}
              </Box>
            ) : (
              <Box component={Link} to={paths.place(city, name)} sx={{ ...nameCell, color: 'roles.primary', py: 1.5 }}>
                {name}
              </Box>
            )}
            <RateDot at={x(rate)} own={own ? x(own) : undefined} here={here} />
            <Box component="span" sx={{ fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
              {formatRupees(rate)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface RateDotProps {
  /** Where the place is on the scale, in percent. */
  at: number;
  /** Where this page's place is. */
  own: number | undefined;
  here: boolean;
}

function RateDot({ at, own, here }: RateDotProps) {
  return (
    <Box
      component="svg"
      aria-hidden
      width="100%"
      sx={{ height: { xs: 28, sm: 44 }, color: here ? 'roles.primary' : 'roles.neutralBar' }}
    >
      <Box
        component="line"
        x1="0"
        x2="100%"
        y1="50%"
        y2="50%"
        sx={{ stroke: (theme) => theme.vars?.palette.roles.line }}
      />
      {own === undefined ? null : (
        <Box
          component="line"
          x1={`${own}%`}
          x2={`${own}%`}
          y1="0"
          y2="100%"
          strokeDasharray="3 3"
          sx={{ stroke: (theme) => theme.vars?.palette.roles.primary }}
        />
      )}
      <circle cx={`${at}%`} cy="50%" r="7" fill="currentColor" />
    </Box>
  );
}
