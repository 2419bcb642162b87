import styled from '@emotion/styled';
import { galleryRows } from '#src/sites/parts/cardRules.ts';
import type { PropertyProps } from '#src/sites/parts/template.ts';
import { Wrap } from '#src/sites/parts/Wrap.tsx';
import { siteType } from '#src/sites/theme/siteType.ts';
import { site, siteMedium, siteNarrow } from '#src/sites/theme/templateTheme.ts';
import { space } from '#src/theme/spacing.ts';
import { heritageFrame, Ornament, Plinth } from './ornaments.tsx';
import { HeritageContact, heritageList } from './parts.tsx';

const Top = styled(Wrap)({
  display: 'grid',
  justifyItems: 'center',
  gap: space(1.5),
  paddingBlock: space(1, 6),
  textAlign: 'center',
  [siteNarrow]: { paddingBottom: space(3.5) },
});
// The first photo in a large frame, the others in a row of small frames below it.
const Pictures = styled(Wrap)({
  '& .gallery': {
    gap: space(1.5),
    padding: space(0.5),
    '& > li': heritageFrame,
    '& > li > *': { position: 'static', height: '100%' },
    [siteMedium]: { gap: space(2.5), ...galleryRows('2 / 1') },
  },
});
const Offer = styled.div({
  marginTop: space(7),
  backgroundColor: site.panel,
  textAlign: 'center',
  '& .offer': { paddingBlock: space(6), justifyItems: 'center' },
  '& .ways': { justifyContent: 'center', width: '100%', maxWidth: 720 },
});
const Body = styled(Wrap)({
  maxWidth: 960,
  paddingTop: space(9),
  [siteNarrow]: { paddingTop: space(7) },
  '& section > h2': { textAlign: 'center' },
  '& .sections > section > ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(1.5, 4) },
  '& .story > p': { maxWidth: '40em', marginInline: 'auto' },
  '& .story > div': { textAlign: 'center' },
  '& .facts dl': {
    ...heritageFrame,
    margin: space(0.5),
    padding: space(2.5, 3.5),
    '--facts-gap': '48px',
    [siteNarrow]: { padding: space(1.5, 2) },
  },
  '& .facts dl > div': { borderTop: 0, borderBottom: `1px dotted ${site.mark}`, paddingBlock: space(1.5) },
  '& .facts dd': { ...siteType.small, textAlign: 'right', fontWeight: 500 },
  '& .facts [data-long] > dd': { [siteNarrow]: { textAlign: 'left' } },
  '& .emi .box': { ...heritageFrame, margin: space(0.5), padding: space(4), [siteNarrow]: { padding: space(2.5) } },
});
const Similar = styled.div({
  backgroundColor: site.panel,
  '& .similar': { paddingBlock: space(9, 11), [siteNarrow]: { paddingBlock: space(7) } },
  '& h2': { textAlign: 'center' },
  ...heritageList,
});

/** The title centred below a lotus, framed photos, the price on a band, facts as in a deed. */
export function HeritageProperty({ back, title, gallery, offer, sections, contact, bar, similar }: PropertyProps) {
  return (
    <>
      <Top>
        {back}
        <Ornament />
        {title}
      </Top>
      <Pictures>{gallery}</Pictures>
      <Offer>
        <Wrap>{offer}</Wrap>
        <Plinth />
      </Offer>
      <Body>{sections}</Body>
      {bar}
      <HeritageContact>{contact}</HeritageContact>
      <Similar>
        <Wrap>{similar}</Wrap>
      </Similar>
    </>
  );
}
