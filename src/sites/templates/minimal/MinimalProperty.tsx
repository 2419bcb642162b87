import styled from '@emotion/styled';
import type { PropertyProps } from '#src/sites/parts/template.ts';
import { afterBar } from '#src/sites/theme/afterBar.ts';
import { siteType } from '#src/sites/theme/siteType.ts';
import { site, siteMedium, siteNarrow, siteWide } from '#src/sites/theme/templateTheme.ts';
import { minimalEnquiry, minimalList } from './parts.tsx';

const Top = styled.div({
  display: 'grid',
  gap: 28,
  paddingBlock: '24px 40px',
  [siteWide]: { paddingTop: 48 },
  [siteNarrow]: { paddingBlock: '8px 28px' },
});
// All photos in a plain grid.
const Pictures = styled.div({
  '& .gallery, & .gallery[data-many]': {
    height: 'auto',
    gap: 12,
    gridTemplateRows: 'auto',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li, & > li:not(:first-of-type)': { gridColumn: 'auto', gridRow: 'auto', aspectRatio: '4 / 3' },
    '& > li:first-of-type': { gridColumn: '1 / -1', gridRow: 'auto', aspectRatio: '16 / 10' },
    '&[data-many="2"] > li:last-of-type, &[data-many="4"] > li:last-of-type': { gridColumn: '1 / -1', gridRow: 'auto' },
  },
});
const Body = styled.div({
  paddingBlock: '72px 96px',
  maxWidth: 860,
  [siteNarrow]: { paddingBlock: '48px 64px' },
  '& .sections': { gap: 64 },
  '& .facts dl': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .facts dd': siteType.small,
  '& .emi .box': { padding: 0, backgroundColor: 'transparent', [siteMedium]: { padding: 0 } },
});
const part = {
  paddingBlock: '56px 96px',
  borderTop: `1px solid ${site.line}`,
  [siteNarrow]: { paddingBlock: '40px 64px' },
} as const;
const Part = styled.div(afterBar(site.page), minimalEnquiry, part);
const Last = styled.div(part, minimalList, { '&:empty': { display: 'none' } });

/** Title, price, photos, facts: one column. */
export function MinimalProperty({ back, title, gallery, offer, sections, contact, bar, similar }: PropertyProps) {
  return (
    <>
      <Top>
        {back}
        {title}
        {offer}
      </Top>
      <Pictures>{gallery}</Pictures>
      <Body>{sections}</Body>
      {bar}
      <Part>{contact}</Part>
      <Last>{similar}</Last>
    </>
  );
}
