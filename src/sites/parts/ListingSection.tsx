import styled from '@emotion/styled';
import { type ComponentType, useId } from 'react';
import type { SiteListing } from '#contract/sites.ts';
import { siteType } from '../theme/siteType.ts';
import { site } from '../theme/templateTheme.ts';
import { ListingFilters } from './ListingFilters.tsx';
import { ListingPages } from './ListingPages.tsx';
import { SiteButton } from './SiteButton.tsx';
import type { SiteLinks } from './siteLinks.ts';
import { useListingFilter } from './useListingFilter.ts';

/** The props of a template's card. */
export interface ListingCardProps {
  listing: SiteListing;
  links: SiteLinks;
  /** Its index in the list. */
  index: number;
}

interface ListingSectionProps {
  listings: readonly SiteListing[];
  links: SiteLinks;
  heading: string;
  Card: ComponentType<ListingCardProps>;
  /** Shows the types as a row of chips. */
  chips?: boolean;
}

/** Fewer listings have no filters. */
const MIN_TO_FILTER = 4;

const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '20px 32px',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
});
const Count = styled.p({ ...siteType.small, color: site.slate, marginTop: 16 });
const Nothing = styled.div({ display: 'grid', justifyItems: 'start', gap: 18, padding: '40px 0' });

const countOf = (found: number, here: number, total: number): string => {
  const noun = total === 1 ? 'home' : 'homes';
  if (total === here) return found < here ? `${found} of ${here} ${noun}` : `${here} ${noun}`;
  return found < here ? `${found} of the ${here} ${noun} on this page` : `${here} of ${total} ${noun}`;
};

/** A site's listings with filters, each in the template's card. Templates style its parts by class name. */
export function ListingSection({ listings, links, heading, Card, chips = false }: ListingSectionProps) {
  const title = useId();
  const { choices, filter, found, choose } = useListingFilter(listings);
  const { parts } = links;
  return (
    <section id="listings" aria-labelledby={title}>
      <Head className="head">
        <h2 id={title}>{heading}</h2>
        {listings.length >= MIN_TO_FILTER ? (
          <ListingFilters choices={choices} filter={filter} onChoose={choose} chips={chips} />
        ) : null}
      </Head>
      <Count role="status" className="count">
        {listings.length === 0 ? null : countOf(found.length, listings.length, parts?.total ?? listings.length)}
      </Count>
      {listings.length === 0 ? (
        <Nothing className="nothing">
          <p>No homes are listed here today. Write below and you will hear of the next one.</p>
        </Nothing>
      ) : null}
      {listings.length > 0 && found.length === 0 ? (
        <Nothing className="nothing">
          <p>No home here fits all of that.</p>
          <SiteButton kind="line" small onClick={() => choose({ type: '', budget: '', bedrooms: '' })}>
            Clear filters
          </SiteButton>
        </Nothing>
      ) : null}
      {found.length > 0 ? (
        <ul className="list">
          {found.map((listing, index) => (
            <li key={listing.id}>
              <Card listing={listing} links={links} index={index} />
            </li>
          ))}
        </ul>
      ) : null}
      {parts ? <ListingPages parts={parts} filter={filter} /> : null}
    </section>
  );
}
