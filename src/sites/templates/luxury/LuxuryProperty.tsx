import styled from '@emotion/styled';
import { galleryRows } from '#src/sites/parts/cardRules.ts';
import type { PropertyProps } from '#src/sites/parts/template.ts';
import { Wrap } from '#src/sites/parts/Wrap.tsx';
import { afterBar } from '#src/sites/theme/afterBar.ts';
import { siteType } from '#src/sites/theme/siteType.ts';
import { site, siteMedium, siteNarrow, siteWide } from '#src/sites/theme/templateTheme.ts';
import { space } from '#src/theme/spacing.ts';
import { luxuryEnquiry, luxuryList, luxuryRule } from './parts.tsx';

// One photo at full width, the others in a strip below it.
const Pictures = styled.div({
  '& .gallery': {
    gap: space(0.75),
    '& > li:first-of-type': { aspectRatio: '16 / 9' },
    [siteMedium]: galleryRows('21 / 9'),
  },
});
const Top = styled(Wrap)({
  display: 'grid',
  justifyItems: 'center',
  gap: space(1),
  paddingBlock: space(3, 7),
  textAlign: 'center',
  [siteNarrow]: { paddingBlock: space(1, 4) },
});
const Body = styled(Wrap)({
  display: 'grid',
  gap: space(8),
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space(10, 14),
  [siteNarrow]: { paddingBlock: space(6, 8) },
  [siteWide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: space(12) },
  '& > aside': {
    alignSelf: 'start',
    [siteWide]: { position: 'sticky', top: 32 },
    '& .price': { paddingBottom: space(2.5), borderBottom: `1px solid ${site.mark}` },
    '& .ways > a:first-of-type': { flexBasis: '100%' },
  },
  '& .facts dl > div': { paddingBlock: space(2) },
  '& .facts dd': siteType.small,
  '& section > h2': { color: site.markText },
});
const Enquire = styled.div(afterBar(site.panel), luxuryEnquiry, {
  backgroundColor: site.panel,
  '& > div': { paddingBlock: space(12) },
  [siteNarrow]: { '& > div': { paddingBlock: space(7) } },
});
const Similar = styled(Wrap)({
  paddingBlock: space(14),
  [siteNarrow]: { paddingBlock: space(8) },
  '& h2': luxuryRule,
  ...luxuryList,
  '& .list > li:nth-of-type(3)': { [siteMedium]: { display: 'none' } },
  // Only the plates of the home page are numbered.
  '& .number': { display: 'none' },
});

/** The title centred, one photo at full width, then the price on the left and the details on the right. */
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
