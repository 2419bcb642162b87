import styled from '@emotion/styled';
import type { PropertyProps } from '#src/sites/parts/template.ts';
import { Wrap } from '#src/sites/parts/Wrap.tsx';
import { afterBar } from '#src/sites/theme/afterBar.ts';
import { siteType } from '#src/sites/theme/siteType.ts';
import { site, siteNarrow, siteWide } from '#src/sites/theme/templateTheme.ts';
import { modernEnquiry, modernList } from './parts.tsx';

const Top = styled(Wrap)({
  display: 'grid',
  gap: 28,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: '20px 40px',
  [siteWide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: '8px 64px', alignItems: 'end' },
  '& .back': { gridColumn: '1 / -1' },
  '& .ways > *': { flexBasis: 'calc(50% - 10px)' },
  [siteNarrow]: { paddingBlock: '8px 28px' },
});
// Photos over the whole width of the window.
const Pictures = styled.div({
  '& .gallery': { gap: 4 },
  [siteWide]: { '& .gallery[data-many]': { height: 600 } },
});
const Body = styled(Wrap)({
  paddingBlock: '72px 96px',
  [siteNarrow]: { paddingBlock: '48px 64px' },
  '& .sections > section': {
    borderTop: `1.5px solid ${site.ink}`,
    paddingTop: 20,
    [siteWide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', columnGap: 24 },
    '& > :not(h2)': { [siteWide]: { gridColumn: 2 } },
  },
  '& .facts dl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 20 },
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
  paddingBlock: 88,
  [siteNarrow]: { paddingBlock: 56 },
});
const Similar = styled(Wrap)({ paddingBlock: 96, [siteNarrow]: { paddingBlock: 56 }, ...modernList });

/** A large title, photos over the whole width, then ruled rows: heading on the left, content on the right. */
export function ModernProperty({ back, title, gallery, offer, sections, contact, bar, similar }: PropertyProps) {
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
      <Panel>
        <Wrap>{contact}</Wrap>
      </Panel>
      <Similar>{similar}</Similar>
    </>
  );
}
