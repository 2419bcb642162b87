import { AboutContact } from './AboutContact.tsx';
import { AboutFacts } from './AboutFacts.tsx';
import { AboutFaq } from './AboutFaq.tsx';
import { AboutHero } from './AboutHero.tsx';
import { AboutJourney } from './AboutJourney.tsx';
import { AboutLeadership } from './AboutLeadership.tsx';
import { AboutMission } from './AboutMission.tsx';
import { AboutPartners } from './AboutPartners.tsx';
import { AboutValues } from './AboutValues.tsx';

/** The About page (specification 001, section 2). */
export function AboutScreen() {
  return (
    <>
      <AboutHero />
      <AboutFacts />
      <AboutMission />
      <AboutValues />
      <AboutPartners />
      <AboutJourney />
      <AboutLeadership />
      <AboutFaq />
      <AboutContact />
    </>
  );
}
