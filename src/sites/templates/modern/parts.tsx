import styled from '@emotion/styled';
import { Mail, Phone } from 'lucide-react';
import { shortPrice } from '#contract/rules/money.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { mailLink, phoneLink } from '#src/lib/contactLinks.ts';
import { cardHover, cardLink, cardZoom, similarPair } from '#src/sites/parts/cardRules.ts';
import type { SiteHomeCardProps } from '#src/sites/parts/HomesSection.tsx';
import { SiteButton } from '#src/sites/parts/SiteButton.tsx';
import { SiteFooter } from '#src/sites/parts/SiteFooter.tsx';
import { SiteMenu, SiteSections } from '#src/sites/parts/SiteMenu.tsx';
import { SitePhoto } from '#src/sites/parts/SitePhoto.tsx';
import { nearbyPlace, siteHomeFacts } from '#src/sites/parts/siteWords.ts';
import type { HeaderProps } from '#src/sites/parts/template.ts';
import { Wrap } from '#src/sites/parts/Wrap.tsx';
import { siteType } from '#src/sites/theme/siteType.ts';
import { site, siteMedium, siteNarrow, siteWide } from '#src/sites/theme/templateTheme.ts';
import { space } from '#src/theme/spacing.ts';
import { modernNight } from './theme.ts';

const Bar = styled(Wrap)({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  minHeight: 80,
  paddingBlock: space(1),
  [siteNarrow]: { minHeight: 64, gap: space(1.5) },
  '& .brand': {
    display: 'flex',
    alignItems: 'center',
    gap: space(1),
    minHeight: 44,
    marginRight: 'auto',
    minWidth: 0,
    textDecoration: 'none',
    ...siteType.brand,
    '&::before': { content: '""', flex: 'none', width: 22, height: 22, backgroundColor: site.mark },
  },
  // On phones, the bar has the Call button.
  '& > [data-kind]': { [siteNarrow]: { display: 'none' } },
  [siteMedium]: {
    '& nav': { display: 'flex', flex: 'none', gap: space(4) },
    '& nav a': { padding: space(1.5, 0), textDecoration: 'none', ...siteType.link },
    '& nav a:hover': { textDecoration: 'underline' },
  },
});

/** A lime square and the name, section links, and a black Call button. */
export function ModernHeader({ broker, links }: HeaderProps) {
  return (
    <Bar as="header">
      <a className="brand" href={links.home}>
        {broker.name}
      </a>
      <SiteMenu>
        <SiteSections links={links} homes="Listings" />
      </SiteMenu>
      <SiteButton
        kind="call"
        small
        href={broker.phone ? phoneLink(broker.phone) : mailLink(broker.email)}
        aria-label={`${broker.phone ? 'Call' : 'Write to'} ${broker.name}`}
      >
        {broker.phone ? <Phone size={18} aria-hidden /> : <Mail size={18} aria-hidden />}
        {broker.phone ? 'Call' : 'Write'}
      </SiteButton>
    </Bar>
  );
}

const Card = styled.article({
  ...cardLink,
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '& .picture': { overflow: 'hidden', aspectRatio: '3 / 2', backgroundColor: site.panel },
  ...cardZoom,
  // Aligns the facts of the cards in a row, whatever the length of their titles.
  '& .words': {
    display: 'grid',
    flex: '1 1 auto',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: '1fr auto',
    gap: space(0.25, 2),
    paddingTop: space(2),
    '& > p': { ...siteType.small, color: site.slate, minWidth: 0 },
    '& > p:nth-of-type(odd)': { textAlign: 'right' },
    '& > .price': { ...siteType.h3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
  ...cardHover(4),
});

/** A picture without a border; title and price on one line, facts and place on the next. */
export function ModernCard({ home, links, index }: SiteHomeCardProps) {
  return (
    <Card>
      <div className="picture">
        <SitePhoto
          home={home}
          sizes={
            index === 0 ? '(min-width: 960px) 690px, 100vw' : '(min-width: 960px) 490px, (min-width: 700px) 50vw, 100vw'
          }
        />
      </div>
      <div className="words">
        <h3>
          <a href={links.property(home)}>{propertyTitle(home)}</a>
        </h3>
        <p className="price">{shortPrice(home.expected_price)}</p>
        <p>{siteHomeFacts(home)}</p>
        <p>{nearbyPlace(home)}</p>
      </div>
    </Card>
  );
}

/** Three cards per row, two on tablets. */
export const modernList = {
  '& .list': {
    display: 'grid',
    gap: space(4),
    marginTop: space(2.5),
    gridTemplateColumns: 'minmax(0, 1fr)',
    [siteMedium]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: space(5, 3) },
    '& > li': { [siteMedium]: { gridColumn: 'span 6' }, [siteWide]: { gridColumn: 'span 4' } },
  },
  ...similarPair,
} as const;
/** The same with a large first card, two rows high. */
export const modernLead = {
  '& .list': {
    ...modernList['& .list'],
    [siteWide]: {
      '& > li:nth-of-type(-n + 3):not(:first-of-type)': { gridColumn: 'span 5' },
      '& > li:first-of-type:not(:nth-last-of-type(-n + 2))': {
        gridColumn: 'span 7',
        gridRow: 'span 2',
        '& .picture': { flex: '1 1 auto', aspectRatio: 'auto' },
        '& .words': { flex: 'none' },
      },
    },
  },
} as const;

/** A black band across the page with the question as a large heading. */
export const modernEnquiry = {
  ...modernNight,
  backgroundColor: site.page,
  color: site.ink,
  colorScheme: 'dark',
  // As high as the form, with the question at the top, and phone and email beside the form's button.
  '& .reach': {
    display: 'grid',
    alignContent: 'start',
    [siteWide]: {
      paddingRight: space(5),
      alignSelf: 'stretch',
      gridTemplateRows: 'auto auto 1fr',
      '& ul': { alignSelf: 'end' },
    },
  },
} as const;

/** A footer with the name as large as a heading. */
export const ModernFooter = styled(SiteFooter)({
  borderTop: `1px solid ${site.slate}`,
  '& .columns': { [siteMedium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '& .columns > div:first-of-type': { gridColumn: '1 / -1' },
  '& .name': { ...siteType.h2, color: 'inherit' },
});
