import styled from '@emotion/styled';
import { ArrowRight } from 'lucide-react';
import { shortPrice } from '#contract/rules/money.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { cardLink, cardZoom } from '#src/sites/parts/cardRules.ts';
import type { SiteHomeCardProps } from '#src/sites/parts/HomesSection.tsx';
import { SiteFooter } from '#src/sites/parts/SiteFooter.tsx';
import { SiteMenu, SiteSections } from '#src/sites/parts/SiteMenu.tsx';
import { SitePhoto } from '#src/sites/parts/SitePhoto.tsx';
import { placeOf, siteHomeFacts } from '#src/sites/parts/siteWords.ts';
import type { HeaderProps } from '#src/sites/parts/template.ts';
import { Wrap } from '#src/sites/parts/Wrap.tsx';
import { siteType } from '#src/sites/theme/siteType.ts';
import { chevron, site, siteMedium, siteNarrow } from '#src/sites/theme/templateTheme.ts';
import { space } from '#src/theme/spacing.ts';
import { luxuryType, templateTheme } from './theme.ts';

const Bar = styled(Wrap)({
  display: 'grid',
  justifyItems: 'center',
  gap: space(0.25),
  paddingBlock: space(3.5, 2),
  [siteNarrow]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    justifyItems: 'start',
    alignItems: 'center',
    paddingBlock: space(1.5),
  },
  '& .brand': {
    ...luxuryType.brand,
    minHeight: 44,
    display: 'flex',
    alignItems: 'center',
    textAlign: 'center',
    textDecoration: 'none',
    [siteNarrow]: { ...luxuryType.brandPhone, textAlign: 'left' },
  },
  [siteMedium]: {
    '& nav': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(0, 4) },
    '& nav a': { ...luxuryType.nav, padding: space(1.5, 0), color: site.slate, textDecoration: 'none' },
    '& nav a:hover': { color: site.markText },
  },
});

/** The name centred in wide capitals; links below it. */
export function LuxuryHeader({ broker, links }: HeaderProps) {
  return (
    <Bar as="header">
      <a className="brand" href={links.home}>
        {broker.name}
      </a>
      <SiteMenu>
        <SiteSections links={links} homes="Collection" contact="Enquire" />
      </SiteMenu>
    </Bar>
  );
}

const Card = styled.article({
  ...cardLink,
  display: 'grid',
  gap: space(2.5),
  // Aligns the facts of the cards in a row, whatever the length of their titles.
  height: '100%',
  gridTemplateRows: 'auto 1fr',
  '& .picture': { overflow: 'hidden', aspectRatio: '3 / 2', backgroundColor: site.panel },
  ...cardZoom,
  '& .number': { ...luxuryType.number, color: site.markText },
  '& .words': { display: 'grid', gap: space(1), gridTemplateRows: 'auto 1fr', alignContent: 'center', minWidth: 0 },
  '& .facts': { ...siteType.small, color: site.slate },
  '& .foot': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(0.5, 2.5),
    marginTop: space(1.5),
    paddingTop: space(2),
    borderTop: `1px solid ${site.line}`,
    '& > p': { ...siteType.price, color: site.markText },
    '& > span': { ...luxuryType.nav, display: 'flex', gap: space(1), alignItems: 'center', color: site.ink },
  },
  '&:hover .foot > span': { textDecoration: 'underline', textUnderlineOffset: 5 },
});

const two = (value: number) => String(value).padStart(2, '0');

/** A plate: a picture, and below or beside it a number, the title and the facts. */
export function LuxuryCard({ home, links, index }: SiteHomeCardProps) {
  return (
    <Card>
      <div className="picture">
        <SitePhoto
          home={home}
          sizes={index < 2 ? '(min-width: 700px) 60vw, 100vw' : '(min-width: 700px) 50vw, 100vw'}
        />
      </div>
      <div className="words">
        <p className="number" aria-hidden>
          {two(index + 1)}
        </p>
        <h3>
          <a href={links.property(home)}>{propertyTitle(home)}</a>
        </h3>
        <p className="facts">{siteHomeFacts(home)}</p>
        <p className="facts">{placeOf({ ...home, state: null })}</p>
        <div className="foot">
          <p>{shortPrice(home.expected_price)}</p>
          <span aria-hidden>
            View
            <ArrowRight size={16} />
          </span>
        </div>
      </div>
    </Card>
  );
}

/** Two plates per row. */
export const luxuryList = {
  '& .list': {
    display: 'grid',
    gap: space(7),
    marginTop: space(5),
    gridTemplateColumns: 'minmax(0, 1fr)',
    [siteMedium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(9, 5) },
  },
} as const;

/** The first two at full width, with pictures on alternating sides; the rest two per row. */
export const luxurySpreads = {
  '& .list': {
    ...luxuryList['& .list'],
    '& > li:nth-of-type(-n + 2)': {
      gridColumn: '1 / -1',
      '& > article': {
        [siteMedium]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: space(8), alignItems: 'center' },
        '& > .words': { [siteMedium]: { height: 'auto', gridTemplateRows: 'none' } },
      },
    },
    '& > li:nth-of-type(2) > article': {
      [siteMedium]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        '& > .picture': { order: 1 },
      },
    },
  },
} as const;

/** A thin gold rule below a centred heading. */
export const luxuryRule = {
  textAlign: 'center',
  '&::after': {
    content: '""',
    display: 'block',
    width: 56,
    height: 1,
    margin: space(3, 'auto', 0),
    backgroundColor: site.mark,
  },
} as const;

/** Centred below a gold line. */
export const LuxuryFooter = styled(SiteFooter)({
  textAlign: 'center',
  borderTop: `1px solid ${site.mark}`,
  '& .columns': { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', gap: space(2.5) },
  '& .columns > ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(0, 4) },
  '& .name': luxuryType.brand,
});

/** A sentence in large letters, its choices underlined in gold. */
export const luxurySentence = {
  ...luxuryType.sentence,
  maxWidth: '32em',
  textAlign: 'center',
  textWrap: 'balance',
  [siteNarrow]: luxuryType.sentencePhone,
  '& select': {
    font: 'inherit',
    letterSpacing: 'inherit',
    fieldSizing: 'content',
    minWidth: 0,
    minHeight: 44,
    padding: space(0, 3, 0, 0.25),
    border: 0,
    borderBottom: `1px solid ${site.mark}`,
    backgroundColor: 'transparent',
    backgroundPosition: 'right center',
    backgroundImage: chevron(templateTheme.markText),
    color: site.markText,
    cursor: 'pointer',
  },
  '& option': { ...siteType.body, backgroundColor: site.panel, color: site.ink },
} as const;

/** The form in the middle of the page; its fields have only a bottom border. */
export const luxuryEnquiry = {
  '& .columns': { gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 640, marginInline: 'auto' },
  '& .reach': { display: 'grid', justifyItems: 'center', textAlign: 'center' },
  '& .reach > h2': luxuryRule,
  '& .reach > ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(0, 4) },
  '& form > div:last-child': { display: 'grid', [siteMedium]: { justifySelf: 'center' } },
  '& form input:not([type="checkbox"]), & form textarea, & form select': {
    backgroundColor: 'transparent',
    borderWidth: '0 0 1px',
    paddingInline: 0,
  },
  '& form select > option': { backgroundColor: site.panel },
} as const;
