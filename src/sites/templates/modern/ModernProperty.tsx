import styled from '@emotion/styled';
import type { PropertyProps } from '#src/sites/parts/template.ts';
import { Wrap } from '#src/sites/parts/Wrap.tsx';
import { afterBar } from '#src/sites/theme/afterBar.ts';
import { siteType } from '#src/sites/theme/siteType.ts';
import { site, siteNarrow, siteWide } from '#src/sites/theme/templateTheme.ts';
import { space } from '#src/theme/spacing.ts';
import { modernEnquiry, modernList } from './parts.tsx';

// On phones, the pictures come before the price.
const Lead = styled.div({
  [siteNarrow]: { display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr) 16px', rowGap: space(2) },
});
const Top = styled(Wrap)({
  display: 'grid',
  gap: space(3.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space(2.5, 5),
  [siteWide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: space(1, 8), alignItems: 'end' },
  '& .back': { gridColumn: '1 / -1' },
  '& .ways > *': { flexBasis: 'calc(50% - 10px)' },
  [siteNarrow]: {
    display: 'contents',
    '& > *, & .back': { gridColumn: 2 },
    '& .offer': { order: 1 },
  },
});
// Photos across the full width of the window.
const Pictures = styled.div({
  [siteNarrow]: { gridColumn: '1 / -1' },
  '& .gallery': { gap: space(0.5) },
  [siteWide]: { '& .gallery[data-many]': { height: 600 } },
});
const Body = styled(Wrap)({
  paddingBlock: space(9, 12),
  [siteNarrow]: { paddingBlock: space(6, 8) },
  '& .sections > section': {
    borderTop: `1.5px solid ${site.ink}`,
    paddingTop: space(2.5),
    [siteWide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', columnGap: space(3) },
    '& > :not(h2)': { [siteWide]: { gridColumn: 2 } },
  },
  '& .facts dl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(2.5) },
  '& .facts dl > div': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0,
    alignContent: 'start',
    borderTop: 0,
    paddingTop: 0,
  },
  '& .facts dd': siteType.strong,
});
const Panel = styled.div(afterBar(site.page), modernEnquiry, {
  paddingBlock: space(11),
  [siteNarrow]: { paddingBlock: space(7) },
});
const Similar = styled(Wrap)({ paddingBlock: space(12), [siteNarrow]: { paddingBlock: space(7) }, ...modernList });

/** A large title, photos at full width, then ruled rows: heading on the left, content on the right. */
export function ModernProperty({ back, title, gallery, offer, sections, contact, bar, similar }: PropertyProps) {
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
      <Panel>
        <Wrap>{contact}</Wrap>
      </Panel>
      <Similar>{similar}</Similar>
    </>
  );
}
