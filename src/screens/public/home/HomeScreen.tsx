import { Hero } from '../../../features/showcase/Hero';
import { StatsStrip } from '../../../features/showcase/StatsStrip';
import { homeWindows } from '../../../features/showcase/samples/hero';
import { BlogSection } from './BlogSection';
import { ExploreJaipur } from './ExploreJaipur';
import { GuideSection } from './GuideSection';
import { OwnerPropertiesSection } from './OwnerPropertiesSection';
import { ProjectsSection } from './ProjectsSection';
import { PropertyTypesSection } from './PropertyTypesSection';
import { SellBanner } from './SellBanner';
import { SellersSection } from './SellersSection';

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
      <ExploreJaipur />
      <StatsStrip aside="One city, known street by street." />
      <ProjectsSection />
      <SellBanner />
      <PropertyTypesSection />
      <GuideSection />
      <SellersSection />
      <OwnerPropertiesSection />
      <BlogSection />
    </>
  );
}
