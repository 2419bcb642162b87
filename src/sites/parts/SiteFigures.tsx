import styled from '@emotion/styled';
import type { SiteListing } from '#contract/sites.ts';
import { siteType } from '../theme/siteType.ts';
import { site, siteNarrow } from '../theme/templateTheme.ts';
import { siteWords } from './listingWords.ts';

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

interface SiteFiguresProps {
  /** The listings on this page. */
  listings: readonly SiteListing[];
  /** The count on all of the site's pages. */
  total: number;
}

/** A few numbers about the listings. With more than one page of listings only the total is known. */
export function SiteFigures({ listings, total }: SiteFiguresProps) {
  const words = siteWords(listings);
  if (listings.length === 0) return null;
  const known = [
    ...(words.localities ? [[String(words.localities), words.localities === 1 ? 'locality' : 'localities']] : []),
    [String(words.kinds), words.kinds === 1 ? 'kind of property' : 'kinds of property'],
    ...(words.from ? [[words.from, 'where prices start']] : []),
  ];
  const figures = [
    [String(total), total === 1 ? 'home on sale today' : 'homes on sale today'],
    ...(total > listings.length ? [] : known),
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
