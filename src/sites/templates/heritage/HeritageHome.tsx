import styled from '@emotion/styled';
import type { SiteHomeRow } from '#contract/sites.ts';
import { heroHomes } from '#src/sites/parts/heroHomes.ts';
import { HomesShown } from '#src/sites/parts/homesShown.tsx';
import { SiteButton } from '#src/sites/parts/SiteButton.tsx';
import { SitePhoto } from '#src/sites/parts/SitePhoto.tsx';
import { SitePortrait } from '#src/sites/parts/SitePortrait.tsx';
import { SiteStory } from '#src/sites/parts/SiteStory.tsx';
import { siteWords } from '#src/sites/parts/siteWords.ts';
import type { HomeProps } from '#src/sites/parts/template.ts';
import { Wrap } from '#src/sites/parts/Wrap.tsx';
import { siteType } from '#src/sites/theme/siteType.ts';
import { site, siteMedium, siteNarrow } from '#src/sites/theme/templateTheme.ts';
import { space } from '#src/theme/spacing.ts';
import { unlikeNeighbours } from '#src/ui/media/placeholderPicture.ts';
import { Arch, Ornament, Plinth } from './ornaments.tsx';
import { HeritageContact, heritageLedger, heritageList } from './parts.tsx';
import { heritageType } from './theme.ts';

const Hero = styled.section({
  paddingTop: space(4),
  [siteNarrow]: { paddingTop: space(1) },
  '& .words': { display: 'grid', justifyItems: 'center', textAlign: 'center' },
  '& h1': { marginTop: space(3) },
  '& .lead': {
    ...siteType.lead,
    color: site.slate,
    maxWidth: 560,
    margin: space(2.5, 0, 5),
    [siteNarrow]: { margin: space(2, 0, 3) },
  },
  '& .words > a': {
    outline: `1px solid ${site.accent}`,
    outlineOffset: 3,
    marginBottom: space(6),
    [siteNarrow]: { marginBottom: space(4) },
  },
  '& .words > a:focus-visible': { outlineWidth: 3 },
  '& .arches': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(3),
    alignItems: 'end',
    '& > :not(:nth-of-type(2))': { display: 'none' },
    [siteMedium]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.35fr) minmax(0, 1fr)',
      '& > :not(:nth-of-type(2))': { display: 'block' },
    },
  },
});
const About = styled(Wrap)({
  display: 'grid',
  gap: space(2, 11),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  paddingBlock: space(12, 11),
  [siteMedium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  [siteNarrow]: { paddingBlock: space(7, 6) },
  '& svg': { marginTop: space(3) },
  '& p': { ...siteType.lead, color: site.slate },
  '& p + p': { marginTop: space(2) },
  '& p.story::first-letter': { ...heritageType.dropCap, float: 'left', padding: space(1, 1, 0, 0), color: site.accent },
  '& p.signature': { ...heritageType.signature, color: site.accent, marginTop: space(2) },
});
const Homes = styled.div({
  backgroundColor: site.panel,
  '& > div': { paddingBlock: space(10, 11), [siteNarrow]: { paddingBlock: space(7) } },
  ...heritageList,
  '& .head': { flexDirection: 'column', alignItems: 'center', gap: space(3.5) },
  '& .filters': heritageLedger,
  '& .count': { textAlign: 'center' },
  '& .nothing': { justifyItems: 'center', textAlign: 'center' },
});
type Shown = Pick<SiteHomeRow, 'id' | 'property_type' | 'photos'> & { drawing?: number };

// Drawings for brokers with fewer than three homes.
const drawn = (id: number): Shown => ({ id, drawing: id, property_type: 'guest_house', photos: [] });

// From left to right, with the first home in the middle: the home, the arch's height divided by its width, and
// the `sizes` attribute of the picture.
const arches = ([first, second, third]: readonly Shown[]): readonly (readonly [Shown, number, string])[] => [
  [second ?? drawn(1), 1.59, '25vw'],
  [first ?? drawn(0), 0.806, '(min-width: 700px) 52vw, 100vw'],
  [third ?? drawn(2), 1.59, '25vw'],
];

/** Centred: three arches on a carved plinth, the broker's story with a drop cap, framed cards. */
export function HeritageHome({ site: shown, links, headline, homes, contact, bar, voices }: HomeProps) {
  const { broker, content } = shown;
  const { line } = siteWords(shown.listings);
  const pictured = heroHomes(shown);
  return (
    <>
      <Hero aria-label="Welcome">
        <Wrap className="words">
          <Ornament />
          <h1>
            <bdi>{headline.replace(/\.$/, '')}</bdi>
          </h1>
          <p className="lead">
            <HomesShown line={line} shown="each shown" /> by <bdi>{broker.name}</bdi> in person.
          </p>
          <SiteButton kind="accent" href={links.contact}>
            Ask about a house
          </SiteButton>
        </Wrap>
        <Wrap className="arches">
          {arches(unlikeNeighbours(pictured.slice(0, 3))).map(([home, ratio, sizes], at) => (
            <div key={`${home.property_type} ${home.id} ${sizes}`}>
              <Arch ratio={ratio}>
                <SitePhoto home={home} sizes={sizes} eager={at === 1} />
              </Arch>
            </div>
          ))}
        </Wrap>
        <Plinth />
      </Hero>
      <section id="about" aria-label={`About ${broker.name}`}>
        <About>
          <div>
            <h2>
              {pictured.length ? (
                <>
                  The homes <bdi>{broker.name}</bdi> looks after
                </>
              ) : (
                broker.name
              )}
            </h2>
            <Ornament />
            {content.portrait && broker.photo ? <SitePortrait site={shown} large /> : null}
          </div>
          <div>
            <SiteStory content={content} className="story">
              Every home on this page is <bdi>{broker.name}</bdi>’s own listing. Call or write, and you talk to the
              person who walks through the house with you.
            </SiteStory>
            <p className="signature">{broker.name}</p>
          </div>
        </About>
      </section>
      <Homes>
        <Wrap>{homes}</Wrap>
      </Homes>
      {voices}
      {bar}
      <HeritageContact>{contact}</HeritageContact>
    </>
  );
}
