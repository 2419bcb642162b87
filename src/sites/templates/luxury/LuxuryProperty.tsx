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
import { site, siteMedium, siteNarrow, siteWide } from '#src/sites/theme/templateTheme.ts';
import type { PropertyProps } from '../template.ts';
import { LuxuryCard, LuxuryFooter, LuxuryHeader, luxuryList, luxuryRule } from './parts.tsx';

// One picture over the whole width, the others as a strip below it.
const Pictures = styled.div({
  '& .gallery': {
    gap: 6,
    '& > li:first-of-type': { aspectRatio: '16 / 9' },
    [siteMedium]: {
      '&[data-many]': {
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        gridTemplateRows: 'auto',
        height: 'auto',
        '& > li': { gridColumn: 'span 3', aspectRatio: '4 / 3' },
        '& > li:first-of-type': { gridColumn: '1 / -1', gridRow: 'auto', aspectRatio: '21 / 9' },
      },
      '&[data-many="2"] > li:first-of-type': { gridColumn: 'span 8', aspectRatio: '16 / 9' },
      '&[data-many="2"] > li:last-of-type': { gridColumn: 'span 4', gridRow: 'auto', aspectRatio: 'auto' },
      '&[data-many="3"] > li:not(:first-of-type)': { gridColumn: 'span 6' },
      '&[data-many="4"] > li:not(:first-of-type)': { gridColumn: 'span 4' },
    },
  },
});
const Top = styled(Wrap)({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  paddingBlock: '24px 56px',
  textAlign: 'center',
  [siteNarrow]: { paddingBlock: '8px 32px' },
});
const Body = styled(Wrap)({
  display: 'grid',
  gap: 64,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: 80,
  [siteNarrow]: { paddingTop: 48 },
  [siteWide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: 96 },
  '& > aside': {
    alignSelf: 'start',
    [siteWide]: { position: 'sticky', top: 32 },
    '& .price': { paddingBottom: 20, borderBottom: `1px solid ${site.mark}` },
    '& .ways > a:first-of-type': { flexBasis: '100%' },
  },
  '& .facts dl > div': { paddingBlock: 16 },
  '& .facts dd': siteType.small,
  '& section > h2': { color: site.markText },
});
const Enquire = styled.div({
  marginTop: 112,
  backgroundColor: site.panel,
  '& > div': { paddingBlock: 96 },
  [siteNarrow]: { marginTop: 64, '& > div': { paddingBlock: 56 } },
  '& form input:not([type="checkbox"]), & form textarea': {
    backgroundColor: 'transparent',
    borderWidth: '0 0 1px',
    paddingInline: 0,
  },
});
const Similar = styled(Wrap)({
  paddingBlock: 104,
  [siteNarrow]: { paddingBlock: 64 },
  '& h2': luxuryRule,
  ...luxuryList,
  '& .list > li:nth-of-type(3)': { [siteMedium]: { display: 'none' } },
  // These are no plates of the book that the home page is.
  '& .number': { display: 'none' },
});

/** The name in the middle, one picture over the whole width, then price at the left and slow reading at the right. */
export function LuxuryProperty({ site: shown, property, similar, links, preview }: PropertyProps) {
  return (
    <>
      <LuxuryHeader broker={shown.broker} links={links} />
      <main id="content">
        <Top>
          <BackLink links={links} />
          <PropertyTitle property={property} />
        </Top>
        <Pictures>
          <SiteGallery property={property} />
        </Pictures>
        <Body>
          <aside aria-label="Price and contact">
            <PropertyOffer broker={shown.broker} property={property} />
          </aside>
          <PropertySections property={property} />
        </Body>
        <Enquire>
          <Wrap>
            <SiteContact site={shown} about={property} preview={preview} />
          </Wrap>
        </Enquire>
        <Similar>
          <SimilarHomes listings={similar} links={links} Card={LuxuryCard} />
        </Similar>
      </main>
      <LuxuryFooter broker={shown.broker} links={links} listings={[property, ...similar]} />
    </>
  );
}
