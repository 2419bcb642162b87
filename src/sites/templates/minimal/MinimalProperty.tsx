import styled from '@emotion/styled';
import type { PropertyProps } from '#src/sites/parts/template.ts';
import { afterBar } from '#src/sites/theme/afterBar.ts';
import { siteType } from '#src/sites/theme/siteType.ts';
import { site, siteMedium, siteNarrow, siteWide } from '#src/sites/theme/templateTheme.ts';
import { space } from '#src/theme/spacing.ts';
import { minimalEnquiry, minimalList } from './parts.tsx';

// On phones, the pictures come before the price.
const Lead = styled.div({ [siteNarrow]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space(2) } });
const Top = styled.div({
  display: 'grid',
  gap: space(3.5),
  paddingBlock: space(3, 5),
  [siteWide]: { paddingTop: space(6) },
  [siteNarrow]: { display: 'contents', '& .offer': { order: 1 } },
});
// All photos in a plain grid.
const Pictures = styled.div({
  '& .gallery, & .gallery[data-many]': {
    height: 'auto',
    gap: space(1.5),
    gridTemplateRows: 'auto',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li, & > li:not(:first-of-type)': { gridColumn: 'auto', gridRow: 'auto', aspectRatio: '4 / 3' },
    '& > li:first-of-type': { gridColumn: '1 / -1', gridRow: 'auto', aspectRatio: '16 / 10' },
    '&[data-many="2"] > li:last-of-type, &[data-many="4"] > li:last-of-type': { gridColumn: '1 / -1', gridRow: 'auto' },
  },
});
const Body = styled.div({
  paddingBlock: space(9, 12),
  [siteNarrow]: { paddingBlock: space(6, 8) },
  '& .sections': { gap: space(8) },
  '& .story > p': { maxWidth: '44em' },
  '& .facts dd': siteType.small,
  '& .emi .box': { padding: 0, backgroundColor: 'transparent', [siteMedium]: { padding: 0 } },
});
const part = {
  paddingBlock: space(7, 12),
  borderTop: `1px solid ${site.line}`,
  [siteNarrow]: { paddingBlock: space(5, 8) },
} as const;
const Part = styled.div(afterBar(site.page), minimalEnquiry, part);
const Last = styled.div(part, minimalList, { '&:empty': { display: 'none' } });

/** Title, price, photos, facts: one column. */
export function MinimalProperty({ back, title, gallery, offer, sections, contact, bar, similar }: PropertyProps) {
  return (
    <>
      <Lead>
        <Top>
          {back}
          {title}
          {offer}
        </Top>
        <Pictures>{gallery}</Pictures>
      </Lead>
      <Body>{sections}</Body>
      {bar}
      <Part>{contact}</Part>
      <Last>{similar}</Last>
    </>
  );
}
