import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { orSamples } from '#src/features/showcase/samples/cards.ts';
import { type City, sampleCities } from '#src/features/showcase/samples/cities.ts';
import { space } from '#src/theme/spacing.ts';
import { PublicHeading } from '#src/ui/layout/PublicHeading.tsx';
import { publicContent, publicGap } from '#src/ui/layout/publicContent.ts';
import { CityCard } from './CityCard.tsx';

/** How many cities are shown at first, and added by each click (specification 001, section 9). */
const STEP = 12;

const grid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
  gap: { xs: space(3, 1.5), sm: space(4, 2) },
};

const cards = (cities: readonly City[]) =>
  cities.map((city) => (
    <li key={city.slug}>
      <CityCard city={city} />
    </li>
  ));

/** Popular cities with their numbers of homes: twelve at first, and twelve more per click. */
export function CityGrid({ cities }: { cities?: readonly City[] }) {
  const all = orSamples(cities, sampleCities);
  const [count, setCount] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);
  // The last click removes the button, so the first new city takes the focus.
  useEffect(() => {
    if (count > STEP) list.current?.querySelectorAll<HTMLElement>('a')[count - STEP]?.focus({ preventScroll: true });
  }, [count]);
  return (
    <Box component="section" aria-labelledby="cities" sx={{ ...publicContent, ...publicGap }}>
      <PublicHeading
        id="cities"
        title="Popular cities"
        line="Homes for sale and rent, city by city, with the number listed in each."
      />
      <Box component="ul" ref={list} sx={{ ...grid, mt: { xs: 2.5, sm: 3.5 } }}>
        {cards(all.slice(0, count))}
      </Box>
      {/* Without scripts the button does nothing. */}
      <noscript>
        <Box component="ul" sx={{ ...grid, mt: { xs: 3, sm: 4 } }}>
          {cards(all.slice(count))}
        </Box>
      </noscript>
      {count < all.length ? (
        <Box
          sx={{
            display: 'grid',
            justifyItems: 'center',
            mt: { xs: 3.5, sm: 5 },
            '@media (scripting: none)': { display: 'none' },
          }}
        >
          <Button
            size="large"
            onClick={() => setCount(count + STEP)}
            endIcon={<ChevronDown size={18} strokeWidth={1.75} />}
            sx={{ width: { xs: '100%', sm: 'auto' } }}
          >
            View More Cities
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}
