import { AboutContact } from './AboutContact';
import { AboutFacts } from './AboutFacts';
import { AboutFaq } from './AboutFaq';
import { AboutHero } from './AboutHero';
import { AboutJourney } from './AboutJourney';
import { AboutLeadership } from './AboutLeadership';
import { AboutMission } from './AboutMission';
import { AboutPartners } from './AboutPartners';
import { AboutValues } from './AboutValues';

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
