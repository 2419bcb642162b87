import styled from '@emotion/styled';
import { ArrowRight } from 'lucide-react';
import { shortPrice } from '#contract/rules/money.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { SiteHomeRow } from '#contract/sites.ts';
import { heroHomes } from '#src/sites/parts/heroHomes.ts';
import { HomesShown } from '#src/sites/parts/homesShown.tsx';
import { SiteButton } from '#src/sites/parts/SiteButton.tsx';
import { SiteFigures } from '#src/sites/parts/SiteFigures.tsx';
import { SiteLicence } from '#src/sites/parts/SiteLicence.tsx';
import { SitePhoto } from '#src/sites/parts/SitePhoto.tsx';
import { SiteStory } from '#src/sites/parts/SiteStory.tsx';
import type { SiteLinks } from '#src/sites/parts/siteLinks.ts';
import { nearbyPlace, siteHomeFacts, siteWords } from '#src/sites/parts/siteWords.ts';
import type { HomeProps } from '#src/sites/parts/template.ts';
import { Wrap } from '#src/sites/parts/Wrap.tsx';
import { afterBar } from '#src/sites/theme/afterBar.ts';
import { siteType } from '#src/sites/theme/siteType.ts';
import { site, siteMedium, siteNarrow, siteWide } from '#src/sites/theme/templateTheme.ts';
import { space } from '#src/theme/spacing.ts';
import { modernEnquiry, modernLead } from './parts.tsx';

const Hero = styled.section({
  [siteWide]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(20px, 1fr) minmax(0, 600px) minmax(0, 600px) minmax(20px, 1fr)',
    minHeight: 640,
  },
  '& .words': {
    gridColumn: 2,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    padding: space(3, 2.5, 3.5),
    minWidth: 0,
    [siteWide]: { padding: space(5, 5, 7, 0) },
    [siteNarrow]: { padding: space(1.5, 2, 2.5) },
  },
  '& .lead': {
    ...siteType.lead,
    color: site.slate,
    maxWidth: 440,
    margin: space(3.5, 0, 4),
    [siteNarrow]: { margin: space(2, 0, 2.5) },
  },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: space(1.5) },
  '& .picture': {
    gridColumn: '3 / 5',
    position: 'relative',
    height: 420,
    marginLeft: space(2.5),
    backgroundColor: site.panel,
    [siteWide]: { height: 'auto', marginLeft: 0 },
    [siteNarrow]: { height: 248, marginLeft: space(2) },
    '& > img': { position: 'absolute', inset: 0 },
  },
});
const Label = styled.a({
  position: 'absolute',
  left: 0,
  bottom: 0,
  maxWidth: '88%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) auto',
  gap: space(0, 3.5),
  alignItems: 'baseline',
  padding: space(2.5, 3.5, 0),
  backgroundColor: site.page,
  textDecoration: 'none',
  [siteNarrow]: { padding: space(1.5, 2, 0, 0), gap: space(0, 2) },
  '& b': siteType.h3,
  '& span': { ...siteType.caption, color: site.slate },
  '&:hover b': { textDecoration: 'underline' },
});
const Figures = styled(Wrap)({
  '& .figures': {
    borderTop: `1.5px solid ${site.ink}`,
    marginTop: space(9),
    paddingTop: space(2.5),
    [siteNarrow]: { marginTop: space(5) },
  },
});
const Homes = styled(Wrap)({
  paddingTop: space(14),
  [siteNarrow]: { paddingTop: space(7) },
  ...modernLead,
  '& .head': { flexDirection: 'column', alignItems: 'stretch' },
  '& .filters': { justifyContent: 'space-between' },
  '& .kinds': { flex: '1 1 100%' },
  '& .filters > label': { flex: '1 1 150px' },
});
const About = styled.section({
  backgroundColor: site.panel,
  marginTop: space(14),
  [siteNarrow]: { marginTop: space(8) },
  '& .inside': {
    display: 'grid',
    gap: space(3, 11),
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: space(12),
    [siteMedium]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'start' },
    [siteNarrow]: { paddingBlock: space(8) },
  },
  '& p': { ...siteType.lead, color: site.slate },
  '& p + p': { marginTop: space(2) },
});
const Contact = styled.div(afterBar(site.page), modernEnquiry, {
  paddingBlock: space(14),
  [siteNarrow]: { paddingBlock: space(8) },
});
const Voices = styled.div({ '& .voices': { paddingBottom: space(12), [siteNarrow]: { paddingBottom: space(8) } } });

const FirstLabel = ({ home, links }: { home: SiteHomeRow; links: SiteLinks }) => (
  <Label href={links.property(home)}>
    <b>{propertyTitle(home)}</b>
    <b>{shortPrice(home.expected_price)}</b>
    <span>{siteHomeFacts(home)}</span>
    <span>{nearbyPlace(home)}</span>
  </Label>
);

/** A large headline on the left, a picture up to the window's edge, figures below a rule, a large first home. */
export function ModernHome({ site: shown, links, headline, homes, contact, bar, voices }: HomeProps) {
  const { broker, content } = shown;
  const { line } = siteWords(shown.listings);
  const [first] = heroHomes(shown);
  const count = shown.part.total;
  return (
    <>
      <Hero aria-label="Welcome">
        <div className="words">
          <h1>
            <bdi>{headline}</bdi>
          </h1>
          <p className="lead">
            <HomesShown line={line} /> in person by <bdi>{broker.name}</bdi>.
          </p>
          <div className="ways">
            {count > 0 ? (
              <SiteButton kind="accent" href={links.homes}>
                See {count} {count === 1 ? 'listing' : 'listings'}
                <ArrowRight size={20} aria-hidden />
              </SiteButton>
            ) : null}
            <SiteButton kind={count > 0 ? 'line' : 'accent'} href={links.contact}>
              Ask for a visit
            </SiteButton>
          </div>
        </div>
        <div className="picture">
          <SitePhoto home={first ?? { id: 0, property_type: 'flat' }} sizes="(min-width: 960px) 50vw, 100vw" eager />
          {first ? <FirstLabel home={first} links={links} /> : null}
        </div>
      </Hero>
      <Figures>
        <SiteFigures site={shown} />
      </Figures>
      <Homes>{homes}</Homes>
      <About id="about" aria-label={`About ${broker.name}`}>
        <Wrap className="inside">
          <h2>
            About <bdi>{broker.name}</bdi>
          </h2>
          <div>
            <SiteStory content={content}>
              Every home on this page is <bdi>{broker.name}</bdi>’s own listing: call or write, and you talk to the
              person who shows it to you.
            </SiteStory>
            {broker.licenseNo ? (
              <p>
                <SiteLicence broker={broker} />.
              </p>
            ) : null}
          </div>
        </Wrap>
      </About>
      <Voices>{voices}</Voices>
      {bar}
      <Contact>
        <Wrap>{contact}</Wrap>
      </Contact>
    </>
  );
}
