import styled from '@emotion/styled';
import { galleryRows } from '#src/sites/parts/cardRules.ts';
import type { PropertyProps } from '#src/sites/parts/template.ts';
import { Wrap } from '#src/sites/parts/Wrap.tsx';
import { afterBar } from '#src/sites/theme/afterBar.ts';
import { siteType } from '#src/sites/theme/siteType.ts';
import { site, siteMedium, siteNarrow, siteWide } from '#src/sites/theme/templateTheme.ts';
import { luxuryEnquiry, luxuryList, luxuryRule } from './parts.tsx';

// One photo over the whole width, the others in a strip below it.
const Pictures = styled.div({
  '& .gallery': {
    gap: 6,
    '& > li:first-of-type': { aspectRatio: '16 / 9' },
    [siteMedium]: galleryRows('21 / 9'),
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
  paddingBlock: '80px 112px',
  [siteNarrow]: { paddingBlock: '48px 64px' },
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
const Enquire = styled.div(afterBar(site.panel), luxuryEnquiry, {
  backgroundColor: site.panel,
  '& > div': { paddingBlock: 96 },
  [siteNarrow]: { '& > div': { paddingBlock: 56 } },
});
const Similar = styled(Wrap)({
  paddingBlock: 104,
  [siteNarrow]: { paddingBlock: 64 },
  '& h2': luxuryRule,
  ...luxuryList,
  '& .list > li:nth-of-type(3)': { [siteMedium]: { display: 'none' } },
  // Only the plates of the home page are numbered.
  '& .number': { display: 'none' },
});

/** The title centred, one photo over the whole width, then the price on the left and the details on the right. */
export function LuxuryProperty({ back, title, gallery, offer, sections, contact, bar, similar }: PropertyProps) {
  return (
    <>
      <Top>
        {back}
        {title}
      </Top>
      <Pictures>{gallery}</Pictures>
      <Body>
        <aside aria-label="Price and contact">{offer}</aside>
        {sections}
      </Body>
      {bar}
      <Enquire>
        <Wrap>{contact}</Wrap>
      </Enquire>
      <Similar>{similar}</Similar>
    </>
  );
}
