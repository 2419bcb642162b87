import styled from '@emotion/styled';
import { BackLink } from '#src/sites/parts/BackLink.tsx';
import { PropertyOffer } from '#src/sites/parts/PropertyOffer.tsx';
import { PropertySections } from '#src/sites/parts/PropertySections.tsx';
import { PropertyTitle } from '#src/sites/parts/PropertyTitle.tsx';
import { SimilarHomes } from '#src/sites/parts/SimilarHomes.tsx';
import { SiteContact } from '#src/sites/parts/SiteContact.tsx';
import { SiteGallery } from '#src/sites/parts/SiteGallery.tsx';
import { Wrap } from '#src/sites/parts/Wrap.tsx';
import { siteType } from '#src/sites/theme/siteType.ts';
import { site, siteMedium, siteNarrow } from '#src/sites/theme/templateTheme.ts';
import type { PropertyProps } from '../template.ts';
import { heritageFrame, Jaali, Ornament, Plinth } from './ornaments.tsx';
import { HeritageCard, HeritageFooter, HeritageHeader, heritageList } from './parts.tsx';

const Top = styled(Wrap)({
  display: 'grid',
  justifyItems: 'center',
  gap: 14,
  paddingBlock: '8px 44px',
  textAlign: 'center',
  [siteNarrow]: { paddingBottom: 28 },
});
// The first picture in a frame with a mat, the others in a row of small frames below it.
const Pictures = styled(Wrap)({
  '& .gallery': {
    gap: 14,
    padding: 4,
    '& > li': heritageFrame,
    '& > li > *': { position: 'static', height: '100%' },
    [siteMedium]: {
      '&[data-many]': {
        gap: 22,
        height: 'auto',
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        gridTemplateRows: 'auto',
        '& > li': { gridColumn: 'span 3', aspectRatio: '4 / 3' },
        '& > li:first-of-type': { gridColumn: '1 / -1', gridRow: 'auto', aspectRatio: '2 / 1' },
      },
      '&[data-many="2"] > li:first-of-type': { gridColumn: 'span 8', aspectRatio: '16 / 9' },
      '&[data-many="2"] > li:last-of-type': { gridColumn: 'span 4', gridRow: 'auto', aspectRatio: 'auto' },
      '&[data-many="3"] > li:not(:first-of-type)': { gridColumn: 'span 6' },
      '&[data-many="4"] > li:not(:first-of-type)': { gridColumn: 'span 4' },
    },
  },
});
const Offer = styled.div({
  marginTop: 56,
  backgroundColor: site.panel,
  textAlign: 'center',
  '& .offer': { paddingBlock: 44, justifyItems: 'center' },
  '& .ways': { justifyContent: 'center', width: '100%', maxWidth: 720 },
});
const Body = styled(Wrap)({
  maxWidth: 960,
  paddingTop: 72,
  [siteNarrow]: { paddingTop: 52 },
  '& section > h2': { textAlign: 'center' },
  '& .sections > section > ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px 36px' },
  '& .story > p': { maxWidth: '40em', marginInline: 'auto' },
  '& .story > div': { textAlign: 'center' },
  '& .facts dl': {
    ...heritageFrame,
    margin: 4,
    padding: '18px 28px',
    columnGap: 48,
    [siteNarrow]: { padding: '10px 18px' },
  },
  '& .facts dl > div': { borderTop: 0, borderBottom: `1px dotted ${site.mark}`, paddingBlock: 10 },
  '& .facts dd': { ...siteType.small, textAlign: 'right', fontWeight: 500 },
  '& .facts [data-long] > dd': { [siteNarrow]: { textAlign: 'left' } },
  '& .emi .box': { ...heritageFrame, margin: 4, padding: 32, [siteNarrow]: { padding: 20 } },
});
const Enquire = styled(Wrap)({
  paddingBlock: 92,
  [siteNarrow]: { paddingBlock: 56 },
  '& form': { ...heritageFrame, padding: 32, margin: 4, [siteNarrow]: { padding: 20 } },
});
const Similar = styled.div({
  backgroundColor: site.panel,
  '& .similar': { paddingBlock: '72px 88px', [siteNarrow]: { paddingBlock: 52 } },
  '& h2': { textAlign: 'center' },
  ...heritageList,
});

/** The name in the middle under a lotus, framed pictures, the price on a band of its own, facts as in a deed. */
export function HeritageProperty({ site: shown, property, similar, links, preview }: PropertyProps) {
  return (
    <>
      <HeritageHeader broker={shown.broker} links={links} />
      <main id="content">
        <Top>
          <BackLink links={links} />
          <Ornament />
          <PropertyTitle property={property} />
        </Top>
        <Pictures>
          <SiteGallery property={property} />
        </Pictures>
        <Offer>
          <Wrap>
            <PropertyOffer broker={shown.broker} property={property} />
          </Wrap>
          <Plinth />
        </Offer>
        <Body>
          <PropertySections property={property} />
        </Body>
        <Enquire>
          <SiteContact site={shown} about={property} preview={preview} />
        </Enquire>
        <Similar>
          <Wrap>
            <SimilarHomes listings={similar} links={links} Card={HeritageCard} />
          </Wrap>
        </Similar>
      </main>
      <Jaali />
      <HeritageFooter broker={shown.broker} links={links} listings={[property, ...similar]} />
    </>
  );
}
