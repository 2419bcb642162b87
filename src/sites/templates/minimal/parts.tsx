import styled from '@emotion/styled';
import { shortPrice } from '#contract/rules/money.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { mailLink, phoneLink } from '#src/lib/contactLinks.ts';
import { cardHover, cardLink } from '#src/sites/parts/cardRules.ts';
import type { SiteHomeCardProps } from '#src/sites/parts/HomesSection.tsx';
import { SiteFooter } from '#src/sites/parts/SiteFooter.tsx';
import { SiteLicence } from '#src/sites/parts/SiteLicence.tsx';
import { SiteMenu, SiteSections } from '#src/sites/parts/SiteMenu.tsx';
import { SitePhoto } from '#src/sites/parts/SitePhoto.tsx';
import { placeOf, siteHomeFacts } from '#src/sites/parts/siteWords.ts';
import type { HeaderProps } from '#src/sites/parts/template.ts';
import { siteType } from '#src/sites/theme/siteType.ts';
import { site, siteMedium, siteNarrow, siteWide } from '#src/sites/theme/templateTheme.ts';
import { space } from '#src/theme/spacing.ts';
import { minimalType } from './theme.ts';

/** Wide screens have the header in a margin beside the page. */
export const MinimalLayout = styled.div({
  maxWidth: 1440,
  marginInline: 'auto',
  [siteWide]: { display: 'grid', gridTemplateColumns: '264px minmax(0, 1fr)' },
  '& > :not(header)': {
    minWidth: 0,
    padding: space(0, 2.5),
    [siteNarrow]: { padding: space(0, 2) },
    [siteWide]: { padding: space(0, 7) },
  },
});
const Side = styled.header({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(0, 3),
  padding: space(2, 2.5),
  borderBottom: `1px solid ${site.line}`,
  [siteNarrow]: { padding: space(1.5, 2) },
  [siteMedium]: {
    '& nav': { display: 'flex', gap: space(2.5) },
    '& nav a': { padding: space(1.5, 0), ...siteType.small },
  },
  [siteWide]: {
    position: 'sticky',
    top: 0,
    alignSelf: 'start',
    display: 'grid',
    alignContent: 'start',
    justifyContent: 'start',
    gap: space(4),
    height: '100dvh',
    padding: space(5, 4),
    borderBottom: 0,
    borderRight: `1px solid ${site.line}`,
    '& nav': { display: 'grid', gap: 0, justifyItems: 'start' },
  },
  '& a': {
    display: 'inline-block',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
  '& .brand': { ...minimalType.brand, padding: space(1.5, 0) },
  '& .ways': { display: 'none', [siteWide]: { display: 'grid', justifyItems: 'start', marginTop: 'auto' } },
  '& .ways > *': { padding: space(1, 0), ...siteType.caption, color: site.slate, maxWidth: 200 },
});
/** The name and a few links; sticky in the margin of wide screens. */
export function MinimalHeader({ broker, links }: HeaderProps) {
  return (
    <Side>
      <a className="brand" href={links.home}>
        {broker.name}
      </a>
      <SiteMenu>
        <SiteSections links={links} />
      </SiteMenu>
      <div className="ways">
        {broker.phone ? <a href={phoneLink(broker.phone)}>{broker.phone}</a> : null}
        <a href={mailLink(broker.email)}>{broker.email}</a>
        {broker.licenseNo ? (
          <span>
            <SiteLicence broker={broker} />
          </span>
        ) : null}
      </div>
    </Side>
  );
}

const Row = styled.article({
  ...cardLink,
  display: 'grid',
  gridTemplateColumns: '224px minmax(0, 1fr)',
  gap: space(0.5, 2),
  alignItems: 'center',
  padding: space(2.5, 0),
  borderTop: `1px solid ${site.line}`,
  [siteNarrow]: { gridTemplateColumns: '88px minmax(0, 1fr)', gap: space(0.5, 1.5) },
  [siteWide]: { gridTemplateColumns: '176px minmax(0, 1fr) auto', columnGap: space(4) },
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
export function MinimalRow({ home, links }: SiteHomeCardProps) {
  return (
    <Row>
      <div className="picture">
        <SitePhoto home={home} sizes="(min-width: 960px) 176px, (min-width: 700px) 224px, 88px" />
      </div>
      <div className="words">
        <h3>
          <a href={links.property(home)}>{propertyTitle(home)}</a>
        </h3>
        <p>{siteHomeFacts(home)}</p>
        <p>{placeOf({ ...home, state: null })}</p>
      </div>
      <p className="price">{shortPrice(home.expected_price)}</p>
    </Row>
  );
}

/** A list with a line below it; each row has one above it. */
export const minimalList = { '& .list': { marginTop: space(2.5), borderBottom: `1px solid ${site.line}` } } as const;

/** Wide enough for a margin beside the list. */
const minimalWide = '@container site (min-width: 1200px)';

/** The types as plain text; on wide screens, all filters are in a sticky column beside the list. */
export const minimalFilters = {
  '& .head': { flexDirection: 'column', alignItems: 'stretch' },
  '& .filters': { gap: space(2, 1) },
  '& .kinds': { gap: space(0, 2.5), [siteMedium]: { flex: '1 1 100%' } },
  '& .kinds > label': { minHeight: 44, padding: 0, boxShadow: 'none', color: site.slate },
  '& .kinds > label:has(:checked)': {
    backgroundColor: 'transparent',
    color: site.ink,
    textDecoration: 'underline',
    textUnderlineOffset: 6,
  },
  '& .filters select': { border: 0, borderBottom: `1px solid ${site.control}`, paddingLeft: 0, width: '100%' },
  [minimalWide]: {
    '& #listings': {
      display: 'grid',
      gridTemplateColumns: '184px minmax(0, 1fr)',
      gridTemplateRows: 'repeat(4, auto) 1fr',
      columnGap: space(8),
    },
    '& #listings > *': { gridColumn: 2 },
    '& #listings > .head': {
      gridColumn: 1,
      gridRow: '1 / -1',
      alignSelf: 'start',
      position: 'sticky',
      top: 32,
    },
    '& .filters': { flexDirection: 'column', alignItems: 'stretch' },
    '& .kinds': { flexDirection: 'column' },
    '& .kinds > label': { minHeight: 32 },
    '& .count': { marginTop: space(0.5) },
  },
} as const;

/** The form, with labels in the margin; its fields have only a bottom border. */
export const minimalEnquiry = {
  '& .columns': { [siteMedium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '& form': { gap: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  '& form > div': { paddingBlock: space(2) },
  '& form > div:has(> :is(input, textarea, select))': {
    borderBottom: `1px solid ${site.control}`,
    paddingBlock: space(0.75),
    [siteMedium]: { gridTemplateColumns: '168px minmax(0, 1fr)', alignItems: 'baseline' },
    '& > :is(input, textarea, select)': { border: 0, paddingLeft: 0, backgroundColor: 'transparent' },
    '& > p': { gridColumn: '-2 / -1' },
  },
} as const;

/** A footer in one unobtrusive row. */
export const MinimalFooter = styled(SiteFooter)({
  borderTop: `1px solid ${site.line}`,
  '& .columns, & .last': {
    width: 'auto',
    maxWidth: 1440,
    padding: space(3.5, 4),
    [siteNarrow]: { padding: space(3, 2) },
  },
  '& .last': { paddingBlock: space(1, 2.5) },
  '& .name': minimalType.brand,
});
