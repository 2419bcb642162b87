import styled from '@emotion/styled';
import { shortPrice } from '#contract/rules/money.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { heroHomes } from '#src/sites/parts/heroHomes.ts';
import { SiteButton } from '#src/sites/parts/SiteButton.tsx';
import { SiteLicence } from '#src/sites/parts/SiteLicence.tsx';
import { SitePhoto } from '#src/sites/parts/SitePhoto.tsx';
import { SitePortrait } from '#src/sites/parts/SitePortrait.tsx';
import { SiteStory } from '#src/sites/parts/SiteStory.tsx';
import { siteHomeFacts, siteWords } from '#src/sites/parts/siteWords.ts';
import type { HomeProps } from '#src/sites/parts/template.ts';
import { Wrap } from '#src/sites/parts/Wrap.tsx';
import { afterBar } from '#src/sites/theme/afterBar.ts';
import { siteType } from '#src/sites/theme/siteType.ts';
import { site, siteNarrow } from '#src/sites/theme/templateTheme.ts';
import { space } from '#src/theme/spacing.ts';
import { luxuryEnquiry, luxuryRule, luxurySentence, luxurySpreads } from './parts.tsx';
import { luxuryScrim, luxuryScrimPhone, luxuryType } from './theme.ts';

const Hero = styled.section({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minHeight: 720,
  [siteNarrow]: { minHeight: 0, gridTemplateRows: '284px auto' },
  // On phones, most of the text is below the picture.
  '& > .picture': { position: 'absolute', inset: 0, [siteNarrow]: { bottom: 'auto', height: 380 } },
  '& > .words': {
    position: 'relative',
    isolation: 'isolate',
    paddingBlock: space(12, 5),
    [siteNarrow]: { gridRow: 2, paddingBlock: space(0, 5) },
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0 calc(50% - 50cqw)',
      zIndex: -1,
      background: luxuryScrim,
      [siteNarrow]: { top: '-284px', background: luxuryScrimPhone },
    },
  },
  '& h1': luxuryType.hero,
  '& .foot': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space(3, 5),
    alignItems: 'end',
    justifyContent: 'space-between',
    marginTop: space(3),
  },
  '& .lead': { ...siteType.lead, maxWidth: 460 },
  '& .first': {
    marginTop: space(3),
    paddingTop: space(2),
    borderTop: `1px solid ${site.mark}`,
    ...siteType.caption,
    '& a': { textUnderlineOffset: 4 },
  },
});
const Statement = styled.section({
  '& > div': { display: 'grid', justifyItems: 'center', gap: space(3.5), paddingBlock: space(14), textAlign: 'center' },
  [siteNarrow]: { '& > div': { paddingBlock: space(9) } },
  '& .said': {
    ...luxuryType.statement,
    maxWidth: '26em',
    textWrap: 'balance',
    [siteNarrow]: luxuryType.statementPhone,
  },
  '& p:not(.said)': { ...siteType.lead, color: site.slate, maxWidth: '36em' },
  '& p.who': { ...siteType.small, color: site.slate },
});
const Homes = styled(Wrap)({
  ...luxurySpreads,
  '& .head': { flexDirection: 'column', alignItems: 'center', gap: space(4) },
  '& .head > h2': luxuryRule,
  '& .filters': luxurySentence,
  '& .count': { textAlign: 'center' },
  '& .nothing': { justifyItems: 'center', textAlign: 'center' },
});
const Before = styled.div({
  paddingBottom: space(16),
  [siteNarrow]: { paddingBottom: space(9) },
  '& .voices > h2': luxuryRule,
  '& .voices': { textAlign: 'center' },
});
const Contact = styled.div(afterBar(site.panel), luxuryEnquiry, {
  backgroundColor: site.panel,
  '& > div': { paddingBlock: space(14) },
  [siteNarrow]: { '& > div': { paddingBlock: space(8) } },
});

/** A full-width picture with a large headline, one sentence, then homes like plates in a book. */
export function LuxuryHome({ site: shown, links, headline, homes, contact, bar, voices }: HomeProps) {
  const { broker, content } = shown;
  const { line } = siteWords(shown.listings);
  const [first] = heroHomes(shown);
  return (
    <>
      <Hero aria-label="Welcome">
        <div className="picture">
          <SitePhoto home={first ?? { id: 2, property_type: 'villa' }} sizes="100vw" eager wide />
        </div>
        <Wrap className="words">
          <h1>
            <bdi>{headline.replace(/\.$/, '')}</bdi>
          </h1>
          <div className="foot">
            <p className="lead">
              {line ? (
                <>
                  <bdi>{line}</bdi>, by appointment.
                </>
              ) : (
                'By appointment.'
              )}
            </p>
            <SiteButton kind="accent" href={links.contact}>
              Arrange a viewing
            </SiteButton>
          </div>
          {first ? (
            <p className="first">
              Pictured: <a href={links.property(first)}>{propertyTitle(first)}</a>
              {` · ${siteHomeFacts(first)} · ${shortPrice(first.expected_price)}`}
            </p>
          ) : null}
        </Wrap>
      </Hero>
      <Statement id="about" aria-label={`About ${broker.name}`}>
        <Wrap>
          <SitePortrait site={shown} />
          <SiteStory content={content} className="said">
            Each property is shown in person by <bdi>{broker.name}</bdi>, who knows it well.
          </SiteStory>
          <p className="who">
            <SiteLicence broker={broker} />
          </p>
        </Wrap>
      </Statement>
      <Before>
        <Homes>{homes}</Homes>
        {voices}
      </Before>
      {bar}
      <Contact>
        <Wrap>{contact}</Wrap>
      </Contact>
    </>
  );
}
