import type { LiveHomes } from '#contract/homes/pageView.ts';
import { Hero } from '#src/features/showcase/Hero.tsx';
import { StatsStrip } from '#src/features/showcase/StatsStrip.tsx';
import { homeWindows } from '#src/features/showcase/samples/hero.ts';
import { Fold, Island } from '#src/lib/Island.tsx';
import { BlogSection } from './BlogSection.tsx';
import { ExploreJaipur } from './ExploreJaipur.tsx';
import { GuideSection } from './GuideSection.tsx';
import { liveLists } from './liveLists.ts';
import { liveSections } from './liveSections.tsx';
import { OwnerPropertiesSection } from './OwnerPropertiesSection.tsx';
import { ProjectsSection } from './ProjectsSection.tsx';
import { PropertyTypesSection } from './PropertyTypesSection.tsx';
import { SellBanner } from './SellBanner.tsx';
import { SellersSection } from './SellersSection.tsx';

interface FrontPageScreenProps {
  /** What is for sale: its lists replace the samples, and empty lists are left out. */
  live?: LiveHomes | undefined;
}

/** The home page, aimed at Jaipur (specification 001, section 2); the footer belongs to the public frame. */
export function FrontPageScreen({ live }: FrontPageScreenProps) {
  const sections = live
    ? liveSections(live)
    : { types: <PropertyTypesSection />, sellers: <SellersSection />, owners: <OwnerPropertiesSection /> };
  const localities = live && liveLists(live).localities;
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
      {!live || localities ? <ExploreJaipur localities={localities} /> : null}
      <StatsStrip aside="One city, known street by street." />
      {/* Projects belong to builders, and none are for sale here. */}
      {live ? null : (
        <Island name="projects">
          <ProjectsSection />
        </Island>
      )}
      <Island name="sell">
        <SellBanner />
      </Island>
      {sections.types ? <Island name="types">{sections.types}</Island> : null}
      <GuideSection />
      {sections.sellers ? <Island name="sellers">{sections.sellers}</Island> : null}
      {sections.owners ? <Island name="owners">{sections.owners}</Island> : null}
      <Island name="blog">
        <BlogSection />
      </Island>
    </>
  );
}
