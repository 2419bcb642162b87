import styled from '@emotion/styled';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { heroHomes } from '#src/sites/parts/heroHomes.ts';
import { HomesShown } from '#src/sites/parts/homesShown.tsx';
import { SitePhoto } from '#src/sites/parts/SitePhoto.tsx';
import { SiteStory } from '#src/sites/parts/SiteStory.tsx';
import { siteWords } from '#src/sites/parts/siteWords.ts';
import type { HomeProps } from '#src/sites/parts/template.ts';
import { afterBar } from '#src/sites/theme/afterBar.ts';
import { siteType } from '#src/sites/theme/siteType.ts';
import { site, siteNarrow } from '#src/sites/theme/templateTheme.ts';
import { space } from '#src/theme/spacing.ts';
import { minimalEnquiry, minimalFilters, minimalList } from './parts.tsx';

const Hero = styled.section({
  paddingTop: space(12),
  [siteNarrow]: { paddingTop: space(6) },
  '& h1': { maxWidth: '22ch', textWrap: 'wrap' },
  '& h1 > span': { color: site.slate },
  '& figure': { marginTop: space(7), [siteNarrow]: { marginTop: space(5) } },
  '& .picture': {
    overflow: 'hidden',
    aspectRatio: '16 / 9',
    borderRadius: 2,
    backgroundColor: site.panel,
    [siteNarrow]: { aspectRatio: '4 / 3' },
  },
  '& figcaption': { ...siteType.caption, color: site.slate, paddingTop: space(1.5) },
});
const Part = styled.div({
  paddingTop: space(14),
  [siteNarrow]: { paddingTop: space(9) },
  ...minimalList,
  ...minimalFilters,
});
const About = styled.section({
  paddingTop: space(14),
  [siteNarrow]: { paddingTop: space(9) },
  '& p': { ...siteType.lead, maxWidth: '34em', marginTop: space(2), color: site.slate },
});
// The page has its own column: no margins within it.
const Voices = styled.div({ '& .voices': { width: '100%', margin: 0 } });
const Contact = styled.div(afterBar(site.page), minimalEnquiry, {
  paddingBlock: space(14),
  [siteNarrow]: { paddingBlock: space(9) },
});

/** One sentence, one picture, a list. */
export function MinimalHome({ site: shown, links, headline, homes, contact, bar, voices }: HomeProps) {
  const { broker, content } = shown;
  const { line } = siteWords(shown.listings);
  const [first] = heroHomes(shown);
  return (
    <>
      <Hero aria-label="Welcome">
        <h1>
          <bdi>{`${headline.replace(/\.$/, '')}.`}</bdi>{' '}
          <span>
            <HomesShown line={line} /> by <bdi>{broker.name}</bdi>.
          </span>
        </h1>
        <figure>
          <div className="picture">
            <SitePhoto
              home={first ?? { id: 1, property_type: 'builder_floor' }}
              sizes="(min-width: 1440px) 1060px, 100vw"
              eager
              wide
            />
          </div>
          {first ? (
            <figcaption>
              <a href={links.property(first)}>{propertyTitle(first)}</a>
            </figcaption>
          ) : null}
        </figure>
      </Hero>
      <Part>{homes}</Part>
      <About id="about" aria-label={`About ${broker.name}`}>
        <h2>About</h2>
        <SiteStory content={content}>
          Every home on this page is <bdi>{broker.name}</bdi>’s own listing. Call or write, and you talk to the person
          who shows it to you.
        </SiteStory>
      </About>
      <Voices>{voices}</Voices>
      {bar}
      <Contact>{contact}</Contact>
    </>
  );
}
