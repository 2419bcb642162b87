import styled from '@emotion/styled';
import { galleryRows } from '#src/sites/parts/cardRules.ts';
import type { PropertyProps } from '#src/sites/parts/template.ts';
import { Wrap } from '#src/sites/parts/Wrap.tsx';
import { siteType } from '#src/sites/theme/siteType.ts';
import { site, siteMedium, siteNarrow } from '#src/sites/theme/templateTheme.ts';
import { heritageFrame, Ornament, Plinth } from './ornaments.tsx';
import { HeritageContact, heritageList } from './parts.tsx';

const Top = styled(Wrap)({
  display: 'grid',
  justifyItems: 'center',
  gap: 14,
  paddingBlock: '8px 44px',
  textAlign: 'center',
  [siteNarrow]: { paddingBottom: 28 },
});
// The first photo in a large frame, the others in a row of small frames below it.
const Pictures = styled(Wrap)({
  '& .gallery': {
    gap: 14,
    padding: 4,
    '& > li': heritageFrame,
    '& > li > *': { position: 'static', height: '100%' },
    [siteMedium]: { gap: 22, ...galleryRows('2 / 1') },
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
const Similar = styled.div({
  backgroundColor: site.panel,
  '& .similar': { paddingBlock: '72px 88px', [siteNarrow]: { paddingBlock: 52 } },
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
