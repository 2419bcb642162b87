import styled from '@emotion/styled';
import type { PublicSite } from '#contract/sites.ts';
import { space } from '#src/theme/spacing.ts';
import { siteType } from '../theme/siteType.ts';
import { site, siteNarrow } from '../theme/templateTheme.ts';
import { siteFigures } from './figures.ts';

const List = styled.dl({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min-content, 1fr)',
  gap: space(0.75, 3),
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', minWidth: 0 },
  '& dt': { ...siteType.caption, color: site.slate },
  '& dd': { ...siteType.figure, whiteSpace: 'nowrap' },
  [siteNarrow]: {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space(2.5, 2),
    '& dd': { whiteSpace: 'normal' },
  },
});

/** A few numbers about the broker and the homes; renders nothing if there are none. */
export function SiteFigures({ site: shown }: { site: PublicSite }) {
  const figures = siteFigures(shown);
  if (figures.length === 0) return null;
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
