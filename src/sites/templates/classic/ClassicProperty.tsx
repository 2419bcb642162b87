import styled from '@emotion/styled';
import { SiteWho } from '#src/sites/parts/SitePortrait.tsx';
import type { PropertyProps } from '#src/sites/parts/template.ts';
import { Wrap } from '#src/sites/parts/Wrap.tsx';
import { afterBar } from '#src/sites/theme/afterBar.ts';
import { siteType } from '#src/sites/theme/siteType.ts';
import { site, siteNarrow, siteRadius, siteWide } from '#src/sites/theme/templateTheme.ts';
import { space } from '#src/theme/spacing.ts';
import { classicEnquiry, classicList } from './parts.tsx';

const Page = styled(Wrap)({
  paddingBlock: space(1.5, 10),
  [siteNarrow]: { paddingBottom: space(7) },
  '& .title': { paddingBlock: space(0.75, 3) },
});
const Columns = styled.div({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: space(5),
  [siteWide]: { gridTemplateColumns: 'minmax(0, 1fr) 384px', columnGap: space(8) },
});
const Aside = styled.aside({
  order: -1,
  [siteWide]: { order: 0, position: 'sticky', top: 24, alignSelf: 'start' },
  display: 'grid',
  gap: space(3),
  padding: space(3.5),
  border: `1px solid ${site.line}`,
  borderRadius: siteRadius,
  [siteNarrow]: { padding: space(2.5) },
  '& .who': {
    display: 'flex',
    gap: space(1.5),
    alignItems: 'center',
    paddingTop: space(2.5),
    borderTop: `1px solid ${site.line}`,
    minWidth: 0,
  },
  '& .who b': { display: 'block', ...siteType.strong },
  '& .who span + div > span': { ...siteType.caption, color: site.slate },
});
const Enquire = styled.div(afterBar(site.panel), classicEnquiry, {
  backgroundColor: site.panel,
  '& > div': { paddingBlock: space(9) },
  [siteNarrow]: { '& > div': { paddingBlock: space(6) } },
});
const Similar = styled(Wrap)({ paddingBlock: space(9), [siteNarrow]: { paddingBlock: space(7) }, ...classicList });

/** Photos first, then the details on the left and a sticky card with the price on the right. */
export function ClassicProperty({
  site: shown,
  back,
  title,
  gallery,
  offer,
  sections,
  contact,
  bar,
  similar,
}: PropertyProps) {
  return (
    <>
      <Page>
        {back}
        {title}
        {gallery}
        <Columns>
          {sections}
          <Aside aria-label="Price and contact">
            {offer}
            <SiteWho site={shown} />
          </Aside>
        </Columns>
      </Page>
      {bar}
      <Enquire>
        <Wrap>{contact}</Wrap>
      </Enquire>
      <Similar>{similar}</Similar>
    </>
  );
}
