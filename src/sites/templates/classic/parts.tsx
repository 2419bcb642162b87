import styled from '@emotion/styled';
import { BedDouble, MapPin, Maximize2, Phone } from 'lucide-react';
import { shortPrice } from '#contract/rules/money.ts';
import { propertyKind, propertyTitle } from '#contract/rules/propertyTitle.ts';
import { phoneLink } from '#src/lib/contactLinks.ts';
import { formatArea } from '#src/lib/format.ts';
import { cardHover, cardLink, similarPair } from '#src/sites/parts/cardRules.ts';
import type { SiteHomeCardProps } from '#src/sites/parts/HomesSection.tsx';
import { SiteButton } from '#src/sites/parts/SiteButton.tsx';
import { SiteLicence } from '#src/sites/parts/SiteLicence.tsx';
import { SiteMenu, SiteSections } from '#src/sites/parts/SiteMenu.tsx';
import { SitePhoto } from '#src/sites/parts/SitePhoto.tsx';
import { nearbyPlace, rooms } from '#src/sites/parts/siteWords.ts';
import type { HeaderProps } from '#src/sites/parts/template.ts';
import { Wrap } from '#src/sites/parts/Wrap.tsx';
import { siteType } from '#src/sites/theme/siteType.ts';
import { site, siteMedium, siteNarrow, siteRadius, siteWide } from '#src/sites/theme/templateTheme.ts';
import { space } from '#src/theme/spacing.ts';
import { classicType } from './theme.ts';

const Bar = styled.header({ borderBottom: `1px solid ${site.line}` });
const Inside = styled(Wrap)({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  minHeight: 84,
  paddingBlock: space(1.5),
  [siteNarrow]: { minHeight: 68, gap: space(1.5) },
  // On phones, the bar has the Call button.
  '& > [data-kind]': { [siteNarrow]: { display: 'none' } },
  [siteMedium]: {
    '& nav': { display: 'flex', flex: 'none', gap: space(1) },
    '& nav a': { padding: space(1.5), textDecoration: 'none', ...siteType.link },
    '& nav a:hover': { textDecoration: 'underline' },
  },
});
const Name = styled.a({
  marginRight: 'auto',
  minWidth: 0,
  textDecoration: 'none',
  '& > b': {
    display: 'block',
    ...classicType.brand,
    color: site.heading,
  },
  '& > span': { ...siteType.caption, color: site.slate },
});

/** Name and licence on the left, section links and the Call button on the right. */
export function ClassicHeader({ broker, links }: HeaderProps) {
  return (
    <Bar>
      <Inside>
        <Name href={links.home}>
          <b>{broker.name}</b>
          <span>
            <SiteLicence broker={broker} />
          </span>
        </Name>
        <SiteMenu>
          <SiteSections links={links} />
        </SiteMenu>
        {broker.phone ? (
          <SiteButton kind="call" small href={phoneLink(broker.phone)} aria-label={`Call ${broker.name}`}>
            <Phone size={17} aria-hidden />
            Call
          </SiteButton>
        ) : (
          <SiteButton kind="call" small href={links.contact}>
            Write
          </SiteButton>
        )}
      </Inside>
    </Bar>
  );
}

const Card = styled.article({
  ...cardLink,
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${site.line}`,
  borderRadius: siteRadius,
  backgroundColor: site.page,
  '& .picture': { position: 'relative', aspectRatio: '4 / 3', overflow: 'hidden', backgroundColor: site.panel },
  '& .kind': {
    position: 'absolute',
    left: 12,
    top: 12,
    padding: space(0.5, 1),
    borderRadius: 99,
    backgroundColor: site.page,
    ...siteType.count,
  },
  // Aligns the facts of the cards in a row, whatever the length of their titles.
  '& .words': {
    display: 'grid',
    flex: '1 1 auto',
    gridTemplateRows: 'auto 1fr auto',
    gap: space(0.75),
    padding: space(2.5),
  },
  '& .price': { ...siteType.price, color: site.link },
  ...cardHover(3),
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space(0.5, 2),
    paddingTop: space(1.5),
    marginTop: space(0.5),
    borderTop: `1px solid ${site.line}`,
    ...siteType.caption,
    color: site.slate,
    '& span': { display: 'flex', gap: space(0.75), alignItems: 'center', minWidth: 0 },
  },
});

/** A card with a border: picture, price, title, then size and place. */
export function ClassicCard({ home, links }: SiteHomeCardProps) {
  const place = nearbyPlace(home);
  return (
    <Card>
      <div className="picture">
        <SitePhoto home={home} sizes="(min-width: 960px) 380px, (min-width: 700px) 50vw, 100vw" />
        <span className="kind">{propertyKind(home)}</span>
      </div>
      <div className="words">
        <p className="price">{shortPrice(home.expected_price)}</p>
        <h3>
          <a href={links.property(home)}>{propertyTitle(home)}</a>
        </h3>
        <div className="facts">
          {home.num_bedrooms ? (
            <span>
              <BedDouble size={15} aria-hidden />
              {rooms(home.num_bedrooms)}
            </span>
          ) : null}
          {home.built_up_area ? (
            <span>
              <Maximize2 size={14} aria-hidden />
              {formatArea(home.built_up_area, home.area_unit)}
            </span>
          ) : null}
          {place ? (
            <span>
              <MapPin size={15} aria-hidden />
              <bdi>{place}</bdi>
            </span>
          ) : null}
        </div>
      </div>
    </Card>
  );
}

/** Three cards per row, two on tablets. */
export const classicList = {
  '& .list': {
    display: 'grid',
    gap: space(3),
    marginTop: space(3),
    gridTemplateColumns: 'minmax(0, 1fr)',
    [siteMedium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [siteWide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  ...similarPair,
} as const;

/** The form on a card, beside the broker's contact details and portrait. */
export const classicEnquiry = {
  '& form': {
    padding: space(4),
    border: `1px solid ${site.line}`,
    borderRadius: siteRadius,
    backgroundColor: site.page,
    [siteNarrow]: { padding: space(2.5) },
  },
  '& .reach .who': { display: 'flex', gap: space(2), alignItems: 'center', marginTop: space(3.5) },
  '& .reach .who > div > *': { display: 'block' },
  '& .reach .who span': { ...siteType.caption, color: site.slate },
  '& .reach .who > span': { ...siteType.monogram, width: 96, height: 96 },
} as const;
