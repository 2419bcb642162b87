import { Hero } from '#src/features/showcase/Hero.tsx';
import { StatsStrip } from '#src/features/showcase/StatsStrip.tsx';
import { homeWindows } from '#src/features/showcase/samples/hero.ts';
import { Fold, Island } from '#src/lib/Island.tsx';
import { BlogSection } from './BlogSection.tsx';
import { ExploreJaipur } from './ExploreJaipur.tsx';
import { GuideSection } from './GuideSection.tsx';
import { OwnerPropertiesSection } from './OwnerPropertiesSection.tsx';
import { ProjectsSection } from './ProjectsSection.tsx';
import { PropertyTypesSection } from './PropertyTypesSection.tsx';
import { SellBanner } from './SellBanner.tsx';
import { SellersSection } from './SellersSection.tsx';

/** The home page, aimed at Jaipur (specification 001, section 2); its footer is the public frame's. */
export function HomeScreen() {
  return (
    <>
      <Hero
        eyebrow="Jaipur’s homes, plots and shops"
        title="Homes, found"
        emphasis="with care"
        lead="Havelis and high-rises, plots and first flats: each one seen, checked and priced plainly."
        windows={homeWindows}
      />
      <Fold />
      <ExploreJaipur />
      <StatsStrip aside="One city, known street by street." />
      <Island name="projects">
        <ProjectsSection />
      </Island>
      <Island name="sell">
        <SellBanner />
      </Island>
      <Island name="types">
        <PropertyTypesSection />
      </Island>
      <GuideSection />
      <Island name="sellers">
        <SellersSection />
      </Island>
      <Island name="owners">
        <OwnerPropertiesSection />
      </Island>
      <Island name="blog">
        <BlogSection />
      </Island>
    </>
  );
}
