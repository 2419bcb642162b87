import styled from '@emotion/styled';
import type { SiteListing } from '../../../contract/sites';
import { site, siteNarrow } from '../../theme/sites/siteLook';
import { siteType } from '../../theme/sites/siteType';
import { siteWords } from './listingWords';

const List = styled.dl({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min-content, 1fr)',
  gap: '6px 24px',
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', minWidth: 0 },
  '& dt': { ...siteType.caption, color: site.slate },
  '& dd': { ...siteType.figure, whiteSpace: 'nowrap' },
  [siteNarrow]: {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '20px 16px',
    '& dd': { whiteSpace: 'normal' },
  },
});

/** A few true numbers about the listings; none without listings. */
export function SiteFigures({ listings }: { listings: readonly SiteListing[] }) {
  const words = siteWords(listings);
  if (listings.length === 0) return null;
  const figures = [
    [String(listings.length), listings.length === 1 ? 'home on sale today' : 'homes on sale today'],
    ...(words.localities ? [[String(words.localities), words.localities === 1 ? 'locality' : 'localities']] : []),
    [String(words.kinds), words.kinds === 1 ? 'kind of property' : 'kinds of property'],
    ...(words.from ? [[words.from, 'where prices start']] : []),
  ];
  return (
    <List className="figures">
      {figures.map(([figure, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </List>
  );
}
