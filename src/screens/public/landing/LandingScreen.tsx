import { Hero } from '../../../features/showcase/Hero';
import { StatsStrip } from '../../../features/showcase/StatsStrip';
import { landingWindows } from '../../../features/showcase/samples/hero';
import { CityGrid } from './CityGrid';

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
      <CityGrid />
      <StatsStrip aside="Many cities, one way of working." />
    </>
  );
}
