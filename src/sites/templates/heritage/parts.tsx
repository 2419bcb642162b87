import styled from '@emotion/styled';
import { shortPrice } from '#contract/rules/money.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { phoneLink } from '#src/lib/contactLinks.ts';
import { cardHover, cardLink, cardZoom, similarPair } from '#src/sites/parts/cardRules.ts';
import type { SiteHomeCardProps } from '#src/sites/parts/HomesSection.tsx';
import { SiteFooter, type SiteFooterProps } from '#src/sites/parts/SiteFooter.tsx';
import { SiteLicence } from '#src/sites/parts/SiteLicence.tsx';
import { SiteMenu } from '#src/sites/parts/SiteMenu.tsx';
import { SitePhoto } from '#src/sites/parts/SitePhoto.tsx';
import { nearbyPlace, siteHomeFacts } from '#src/sites/parts/siteWords.ts';
import type { HeaderProps } from '#src/sites/parts/template.ts';
import { Wrap } from '#src/sites/parts/Wrap.tsx';
import { afterBar } from '#src/sites/theme/afterBar.ts';
import { siteType } from '#src/sites/theme/siteType.ts';
import { site, siteMedium, siteNarrow, siteWide } from '#src/sites/theme/templateTheme.ts';
import { space } from '#src/theme/spacing.ts';
import { heritageFrame, Jaali } from './ornaments.tsx';
import { heritageType } from './theme.ts';

const Bar = styled(Wrap)({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'center',
  minHeight: 112,
  paddingBlock: space(1.5),
  columnGap: space(4),
  gridTemplateColumns: 'minmax(max-content, 1fr) auto minmax(max-content, 1fr)',
  '& a': { textDecoration: 'none', '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
  '& .brand': { gridArea: '1 / 2', textAlign: 'center', minWidth: 0, textWrap: 'balance' },
  [siteMedium]: {
    '& nav': { display: 'flex', gap: space(3.5), ...siteType.link },
    '& nav > a': { padding: space(1.5, 0) },
    '& .left': { gridArea: '1 / 1', justifySelf: 'start' },
    '& .right': { gridArea: '1 / 3', justifySelf: 'end' },
  },
  '& .brand b': { display: 'block', ...heritageType.brand, color: site.heading },
  '& .brand span': { display: 'block', ...siteType.count, color: site.markText, marginTop: space(1) },
  // The menu button is at the end of the row.
  [siteNarrow]: {
    minHeight: 68,
    columnGap: space(1.5),
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& .brand': { gridArea: 'auto', justifySelf: 'start', textAlign: 'left' },
    // The footer shows it as well.
    '& .brand span': { display: 'none' },
  },
});

/** A carved band, the name in the middle, links on both sides. */
export function HeritageHeader({ broker, links }: HeaderProps) {
  return (
    <>
      <Jaali />
      <Bar as="header">
        <a className="brand" href={links.home}>
          <b>{broker.name}</b>
          <span>
            <SiteLicence broker={broker} />
          </span>
        </a>
        <SiteMenu>
          <nav className="left" aria-label="Sections">
            <a href={links.homes}>Homes</a>
            <a href={links.about}>Our story</a>
          </nav>
          <nav className="right" aria-label="Contact">
            {broker.phone ? <a href={phoneLink(broker.phone)}>{broker.phone}</a> : null}
            <a href={links.contact}>Enquire</a>
          </nav>
        </SiteMenu>
      </Bar>
    </>
  );
}

const Card = styled.article({
  ...cardLink,
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  textAlign: 'center',
  '& .frame': { ...heritageFrame, margin: space(0.5) },
  '& .picture': { overflow: 'hidden', aspectRatio: '4 / 4.3', backgroundColor: site.panel },
  ...cardZoom,
  // Aligns the facts of the cards in a row, whatever the length of their titles. A title that wraps once its font has
  // loaded does not shift the layout.
  '& h3': { flex: '1 1 auto', minHeight: '2lh', marginTop: space(3) },
  ...cardHover(4),
  '& .price': { ...heritageType.price, color: site.markText, margin: space(0.5, 0, 0.75) },
  '& p': { ...siteType.small, color: site.slate },
});

/** A framed picture; below it title, price in italics, facts and place, centred. */
export function HeritageCard({ home, links }: SiteHomeCardProps) {
  return (
    <Card>
      <div className="frame">
        <div className="picture">
          <SitePhoto home={home} sizes="(min-width: 960px) 350px, (min-width: 700px) 50vw, 100vw" />
        </div>
      </div>
      <h3>
        <a href={links.property(home)}>{propertyTitle(home)}</a>
      </h3>
      <p className="price">{shortPrice(home.expected_price)}</p>
      <p>{siteHomeFacts(home)}</p>
      <p>{nearbyPlace(home)}</p>
    </Card>
  );
}

/** Three framed cards in a row; fewer are centred. */
export const heritageList = {
  '& .list': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space(6, 5),
    marginTop: space(5),
    '& > li': {
      width: '100%',
      minWidth: 0,
      [siteMedium]: { width: 'calc((100% - 40px) / 2)' },
      [siteWide]: { width: 'calc((100% - 80px) / 3)' },
    },
    [siteNarrow]: { rowGap: space(5) },
  },
  ...similarPair,
} as const;

const Footer = styled(SiteFooter)({
  '& .columns': {
    textAlign: 'center',
    justifyItems: 'center',
    [siteMedium]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      '& > div:first-of-type': { order: 1 },
      '& > ul': { order: 2 },
    },
    '& ul': { justifyItems: 'center' },
  },
  '& .name': { ...heritageType.brand, color: 'inherit' },
});

/** A carved band above the footer. */
export const HeritageFooter = (props: SiteFooterProps) => (
  <>
    <Jaali />
    <Footer {...props} />
  </>
);

/** The filters, as the columns of a ledger. */
export const heritageLedger = {
  ...heritageFrame,
  alignSelf: 'center',
  width: '100%',
  maxWidth: 920,
  gap: 0,
  padding: 0,
  '& > label': {
    flex: '1 1 0',
    justifyItems: 'center',
    gap: 0,
    padding: space(2, 1, 0.75),
    color: site.markText,
    ...siteType.caption,
    '& + label': { borderLeft: `1px solid ${site.mark}` },
  },
  '& select': {
    ...heritageType.price,
    width: '100%',
    minWidth: 0,
    padding: space(0, 2.5),
    backgroundPosition: 'right center',
    border: 0,
    backgroundColor: 'transparent',
    textAlignLast: 'center',
  },
  [siteNarrow]: {
    '& > label': { flex: '1 1 50%', paddingInline: space(0.75) },
    '& select': { padding: space(0, 2, 0, 0.5) },
    '& > label:nth-of-type(odd)': { borderLeft: 0 },
    '& > label:nth-of-type(n + 3)': { borderTop: `1px solid ${site.mark}` },
  },
} as const;

/** The enquiry as a letter in a frame, on ruled paper. */
export const HeritageContact = styled(Wrap)(afterBar(site.page), {
  paddingBlock: space(12),
  [siteNarrow]: { paddingBlock: space(7) },
  [siteWide]: { '& .reach': { alignSelf: 'center' } },
  '& form': { ...heritageFrame, padding: space(5), margin: space(0.5), [siteNarrow]: { padding: space(2.5) } },
  '& .letter': { ...heritageType.signature, color: site.accent },
  '& form :is(input:not([type="checkbox"]), select)': {
    border: 0,
    borderBottom: `1px solid ${site.control}`,
    paddingLeft: 0,
    backgroundColor: 'transparent',
  },
  '& form textarea': {
    ...heritageType.letter,
    border: 0,
    paddingInline: 0,
    paddingBlock: 0,
    backgroundColor: 'transparent',
    backgroundImage: `linear-gradient(transparent calc(1lh - 1px), ${site.control} 0)`,
    backgroundSize: '100% 1lh',
    backgroundAttachment: 'local',
  },
  '& form [aria-invalid="true"]': { borderBottomColor: site.error },
});
