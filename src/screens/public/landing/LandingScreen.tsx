import { Hero } from '#src/features/showcase/Hero.tsx';
import { StatsStrip } from '#src/features/showcase/StatsStrip.tsx';
import { landingWindows } from '#src/features/showcase/samples/hero.ts';
import { Island } from '#src/lib/Island.tsx';
import { CityGrid } from './CityGrid.tsx';

/** The landing page (specification 001, section 2): search, popular cities, statistics. */
export function LandingScreen() {
  return (
    <>
      <Hero
        eyebrow="Buy, rent or sell, in 24 cities"
        title="Find a home"
        emphasis="in your city"
        lead="From Mumbai’s sea face to the lanes of Varanasi: tell us what you look for, and where."
        windows={landingWindows}
      />
      <Island name="cities">
        <CityGrid />
      </Island>
      <StatsStrip aside="Many cities, one way of working." />
    </>
  );
}
