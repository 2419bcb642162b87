import styled from '@emotion/styled';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { space } from '#src/theme/spacing.ts';
import { siteType } from '../theme/siteType.ts';
import { type HomesFilter, searchFor } from './homesFilter.ts';
import { SiteButton } from './SiteButton.tsx';
import type { SiteParts } from './siteLinks.ts';

interface HomesPagesProps {
  parts: SiteParts;
  /** Kept in the links to other pages. */
  filter: HomesFilter;
}

const Row = styled.nav({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1.5, 2.5),
  marginTop: space(6),
});
const Here = styled.p({ ...siteType.small, textAlign: 'center' });

/** Plain links to the next and previous page of homes; nothing for a single page. */
export function HomesPages({ parts, filter }: HomesPagesProps) {
  const { page, pages, href } = parts;
  const to = (other: number) => {
    const [path = '', query = ''] = href(other).split('?');
    return `${path}${searchFor(filter, query)}#listings`;
  };
  if (pages < 2) return null;
  return (
    <Row aria-label="Pages of homes">
      {page > 1 ? (
        <SiteButton kind="line" small href={to(page - 1)} rel="prev">
          <ChevronLeft size={18} aria-hidden />
          Newer homes
        </SiteButton>
      ) : null}
      <Here>
        Page {page} of {pages}
      </Here>
      {page < pages ? (
        <SiteButton kind="line" small href={to(page + 1)} rel="next">
          Older homes
          <ChevronRight size={18} aria-hidden />
        </SiteButton>
      ) : null}
    </Row>
  );
}
