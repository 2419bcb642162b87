import styled from '@emotion/styled';
import { ArrowRight } from 'lucide-react';
import { shortPrice } from '#contract/rules/money.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { heroHomes } from '#src/sites/parts/heroHomes.ts';
import { HomesShown } from '#src/sites/parts/homesShown.tsx';
import { SiteButton } from '#src/sites/parts/SiteButton.tsx';
import { SiteFigures } from '#src/sites/parts/SiteFigures.tsx';
import { SiteLicence } from '#src/sites/parts/SiteLicence.tsx';
import { SitePhoto } from '#src/sites/parts/SitePhoto.tsx';
import { SitePortrait } from '#src/sites/parts/SitePortrait.tsx';
import { SiteStory } from '#src/sites/parts/SiteStory.tsx';
import { siteHomeFacts, siteWords } from '#src/sites/parts/siteWords.ts';
import type { HomeProps } from '#src/sites/parts/template.ts';
import { Wrap } from '#src/sites/parts/Wrap.tsx';
import { afterBar } from '#src/sites/theme/afterBar.ts';
import { siteType } from '#src/sites/theme/siteType.ts';
import { site, siteMedium, siteNarrow, siteRadius, siteWide } from '#src/sites/theme/templateTheme.ts';
import { space } from '#src/theme/spacing.ts';
import { classicEnquiry, classicList } from './parts.tsx';

const Hero = styled(Wrap)({
  display: 'grid',
  paddingTop: space(3.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [siteMedium]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 8fr)', alignItems: 'end' },
  '& .picture': {
    position: 'relative',
    overflow: 'hidden',
    height: 280,
    borderRadius: siteRadius,
    backgroundColor: site.panel,
    [siteMedium]: { gridColumn: '1 / -1', gridRow: 1, height: 540 },
    [siteNarrow]: {
      height: 'auto',
      borderRadius: 0,
      backgroundColor: 'transparent',
      '& > img': { height: 224, borderRadius: siteRadius },
    },
  },
  '& .words': {
    position: 'relative',
    padding: space(2.5, 0, 0),
    backgroundColor: site.page,
    [siteMedium]: { gridColumn: 1, gridRow: 1, padding: space(5, 6, 0, 0), borderTopRightRadius: siteRadius },
  },
  '& .lead': {
    ...siteType.lead,
    color: site.slate,
    margin: space(2.5, 0, 3.5),
    [siteNarrow]: { margin: space(1.5, 0, 2.5) },
  },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: space(1.5) },
  // On phones, the bar has the second button.
  [siteNarrow]: { paddingTop: space(2), '& .ways > a + a': { display: 'none' } },
});
const First = styled.a({
  position: 'absolute',
  right: 20,
  bottom: 20,
  maxWidth: 'calc(100% - 40px)',
  padding: space(1.5, 2),
  borderRadius: siteRadius,
  backgroundColor: site.page,
  color: site.ink,
  textDecoration: 'none',
  '& b': { display: 'block', ...siteType.strong },
  '& span': { ...siteType.caption, color: site.slate },
  '&:hover b': { textDecoration: 'underline' },
  // On phones, the caption is below the picture, because it would cover too much of it.
  [siteNarrow]: {
    position: 'static',
    display: 'block',
    maxWidth: 'none',
    padding: space(1, 0, 0),
    borderRadius: 0,
    backgroundColor: 'transparent',
  },
});
const Homes = styled(Wrap)({
  paddingTop: space(11),
  [siteNarrow]: { paddingTop: space(8) },
  ...classicList,
  '& .head': { flexDirection: 'column', alignItems: 'stretch' },
  '& .filters': {
    padding: space(2, 2.5, 2.5),
    borderRadius: siteRadius,
    backgroundColor: site.panel,
    '& > label': { flex: '1 1 150px' },
    '& select': { width: '100%' },
    [siteNarrow]: { padding: space(2) },
  },
});
const About = styled.section({
  marginTop: space(14),
  backgroundColor: site.panel,
  [siteNarrow]: { marginTop: space(8) },
  '& .inside': {
    display: 'grid',
    gap: space(5, 9),
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    paddingBlock: space(10),
    [siteWide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [siteNarrow]: { paddingBlock: space(7) },
  },
  '& .who': { display: 'flex', gap: space(2), alignItems: 'center', marginBottom: space(2.5) },
  '& h2 ~ p': { ...siteType.lead, color: site.slate, marginTop: space(2) },
  '& .figures': { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(3.5, 3) },
  '& .figures > div': { borderLeft: `3px solid ${site.mark}`, paddingLeft: space(2) },
});
const Contact = styled(Wrap)(afterBar(site.page), classicEnquiry, {
  paddingBlock: space(12),
  [siteNarrow]: { paddingBlock: space(8) },
});

/** A wide picture with the headline cut into it, cards, the broker, the form. */
export function ClassicHome({ site: shown, links, headline, homes, contact, bar, voices }: HomeProps) {
  const { broker, content } = shown;
  const { line } = siteWords(shown.listings);
  const [first] = heroHomes(shown);
  return (
    <>
      <Hero>
        <div className="picture">
          <SitePhoto
            home={first ?? { id: 1, property_type: 'villa' }}
            sizes="(min-width: 1240px) 1200px, 100vw"
            eager
            wide
          />
          {first ? (
            <First href={links.property(first)}>
              <b>{propertyTitle(first)}</b>
              <span>{[siteHomeFacts(first), shortPrice(first.expected_price)].join(' · ')}</span>
            </First>
          ) : null}
        </div>
        <div className="words">
          <h1>
            <bdi>{headline}</bdi>
          </h1>
          <p className="lead">
            <HomesShown line={line} /> in person by <bdi>{broker.name}</bdi>.
          </p>
          <div className="ways">
            {first ? (
              <SiteButton kind="accent" href={links.homes}>
                See the homes
                <ArrowRight size={18} aria-hidden />
              </SiteButton>
            ) : null}
            <SiteButton kind={first ? 'line' : 'accent'} href={links.contact}>
              Enquire
            </SiteButton>
          </div>
        </div>
      </Hero>
      <Homes>{homes}</Homes>
      <About id="about" aria-label={`About ${broker.name}`}>
        <Wrap className="inside">
          <div>
            <div className="who">
              <SitePortrait site={shown} />
              <div>
                <SiteLicence broker={broker} />
              </div>
            </div>
            <h2>
              About <bdi>{broker.name}</bdi>
            </h2>
            <SiteStory content={content} className="lead">
              {line ? (
                <>
                  <bdi>{line}</bdi>.{' '}
                </>
              ) : null}
              Every home here is <bdi>{broker.name}</bdi>’s own listing: call or write, and you talk to the person who
              shows it to you.
            </SiteStory>
          </div>
          <SiteFigures site={shown} />
        </Wrap>
      </About>
      {voices}
      {bar}
      <Contact>{contact}</Contact>
    </>
  );
}
