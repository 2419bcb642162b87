import styled from '@emotion/styled';
import { listingTitle } from '#contract/rules/listing.ts';
import { mailLink, phoneLink } from '#src/lib/contactLinks.ts';
import { cardHover, cardLink } from '#src/sites/parts/cardRules.ts';
import type { ListingCardProps } from '#src/sites/parts/ListingSection.tsx';
import { listingFacts, placeOf, shortPrice } from '#src/sites/parts/listingWords.ts';
import { SiteFooter } from '#src/sites/parts/SiteFooter.tsx';
import { SitePhoto } from '#src/sites/parts/SitePhoto.tsx';
import type { HeaderProps } from '#src/sites/parts/template.ts';
import { siteType } from '#src/sites/theme/siteType.ts';
import { site, siteNarrow, siteWide } from '#src/sites/theme/templateTheme.ts';
import { minimalType } from './theme.ts';

/** Wide screens have the header in a margin beside the page. */
export const MinimalLayout = styled.div({
  maxWidth: 1440,
  marginInline: 'auto',
  [siteWide]: { display: 'grid', gridTemplateColumns: '264px minmax(0, 1fr)' },
  '& > :not(header)': {
    minWidth: 0,
    padding: '0 20px',
    [siteNarrow]: { padding: '0 16px' },
    [siteWide]: { padding: '0 56px' },
  },
});
const Side = styled.header({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 24px',
  padding: '14px 20px',
  borderBottom: `1px solid ${site.line}`,
  [siteNarrow]: { padding: '10px 16px' },
  [siteWide]: {
    position: 'sticky',
    top: 0,
    alignSelf: 'start',
    display: 'grid',
    alignContent: 'start',
    justifyContent: 'start',
    gap: 36,
    height: '100dvh',
    padding: '40px 32px',
    borderBottom: 0,
    borderRight: `1px solid ${site.line}`,
  },
  '& a': {
    display: 'inline-block',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
  '& .brand': { ...minimalType.brand, padding: '10px 0' },
  '& nav': { display: 'flex', gap: 20, [siteWide]: { display: 'grid', gap: 0, justifyItems: 'start' } },
  '& nav a': { padding: '10px 0', ...siteType.small },
  '& .ways': { display: 'none', [siteWide]: { display: 'grid', justifyItems: 'start', marginTop: 'auto' } },
  '& .ways > *': { padding: '8px 0', ...siteType.caption, color: site.slate, maxWidth: 200 },
});
/** The name and a few links; sticky in the margin of wide screens. */
export function MinimalHeader({ broker, links }: HeaderProps) {
  return (
    <Side>
      <a className="brand" href={links.home}>
        {broker.name}
      </a>
      <nav aria-label="Sections">
        <a href={links.listings}>Homes</a>
        <a href={links.about}>About</a>
        <a href={links.contact}>Contact</a>
      </nav>
      <div className="ways">
        {broker.phone ? <a href={phoneLink(broker.phone)}>{broker.phone}</a> : null}
        <a href={mailLink(broker.email)}>{broker.email}</a>
        {broker.licenseNo ? (
          <span>
            License No <bdi>{broker.licenseNo}</bdi>
          </span>
        ) : null}
      </div>
    </Side>
  );
}

const Row = styled.article({
  ...cardLink,
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: '4px 18px',
  alignItems: 'center',
  padding: '18px 0',
  borderTop: `1px solid ${site.line}`,
  [siteNarrow]: { gridTemplateColumns: '88px minmax(0, 1fr)', gap: '4px 14px' },
  [siteWide]: { gridTemplateColumns: '176px minmax(0, 1fr) auto', columnGap: 32 },
  '& .picture': {
    gridRow: '1 / span 2',
    overflow: 'hidden',
    aspectRatio: '4 / 3',
    borderRadius: 2,
    backgroundColor: site.panel,
    [siteWide]: { gridRow: 'auto' },
  },
  ...cardHover(4),
  '& .words > p': { ...siteType.small, color: site.slate },
  '& .price': { ...siteType.small, fontVariantNumeric: 'tabular-nums', gridColumn: 2, [siteWide]: { gridColumn: 3 } },
});

/** A row of a list: a small picture, title, facts and place, price. */
export function MinimalRow({ listing, links }: ListingCardProps) {
  return (
    <Row>
      <div className="picture">
        <SitePhoto listing={listing} sizes="(min-width: 960px) 176px, 112px" />
      </div>
      <div className="words">
        <h3>
          <a href={links.property(listing)}>{listingTitle(listing)}</a>
        </h3>
        <p>{listingFacts(listing)}</p>
        <p>{placeOf({ ...listing, state: null })}</p>
      </div>
      <p className="price">{shortPrice(listing.expected_price)}</p>
    </Row>
  );
}

/** A line below the list; each row has one above it. */
export const minimalList = { '& .list': { marginTop: 20, borderBottom: `1px solid ${site.line}` } } as const;

/** One quiet row. */
export const MinimalFooter = styled(SiteFooter)({
  borderTop: `1px solid ${site.line}`,
  '& .columns, & .last': {
    width: 'auto',
    maxWidth: 1440,
    padding: '28px 32px',
    [siteNarrow]: { padding: '24px 16px' },
  },
  '& .last': { paddingBlock: '8px 20px' },
  '& .name': minimalType.brand,
});
