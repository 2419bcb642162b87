import styled from '@emotion/styled';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { amountInWords } from '#contract/rules/money.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { SiteHead, SiteProperty } from '#contract/sites.ts';
import { mailLink, phoneLink } from '#src/lib/contactLinks.ts';
import { formatRupees } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { siteType } from '../theme/siteType.ts';
import { site, siteNarrow } from '../theme/templateTheme.ts';
import { SiteButton } from './SiteButton.tsx';
import { useWhatsAppHref } from './useWhatsAppHref.ts';

interface PropertyOfferProps {
  broker: SiteHead['broker'];
  property: SiteProperty;
}

const Offer = styled.div({ display: 'grid', gap: space(2.5), minWidth: 0 });
const Price = styled.p(siteType.priceLarge);
const Words = styled.p({ ...siteType.small, color: site.slate, marginTop: space(0.5) });
const Ways = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  '& > *': { flex: '1 1 128px' },
  '& [data-kind]': { paddingInline: space(1.5) },
  // On phones, the bar has these links.
  [siteNarrow]: { '& > a': { display: 'none' } },
});

/** A property's price, in figures and in words, and the ways to contact the broker. */
export function PropertyOffer({ broker, property }: PropertyOfferProps) {
  const title = propertyTitle(property);
  const { expected_price: price, built_up_area: area, area_unit: unit } = property;
  const whatsApp = useWhatsAppHref(broker, title);
  const perUnit = price && area ? `${formatRupees(Math.round(price / area))} per ${unit ?? 'Sq.ft.'}` : '';
  return (
    <Offer className="offer">
      <div className="price">
        <Price>{price ? formatRupees(price) : 'Price on request'}</Price>
        {price ? <Words>{amountInWords(price)} Rupees</Words> : null}
        {perUnit ? <Words>{perUnit}</Words> : null}
      </div>
      <Ways className="ways">
        <SiteButton kind="accent" href="#contact">
          Enquire
        </SiteButton>
        {broker.phone ? (
          <SiteButton kind="line" href={phoneLink(broker.phone)} aria-label={`Call ${broker.name}`}>
            <Phone size={18} aria-hidden />
            Call
          </SiteButton>
        ) : (
          <SiteButton kind="line" href={mailLink(broker.email)} aria-label={`Write to ${broker.name}`}>
            <Mail size={18} aria-hidden />
            Write
          </SiteButton>
        )}
        {whatsApp ? (
          <SiteButton kind="line" href={whatsApp} target="_blank" rel="noopener noreferrer">
            <MessageCircle size={18} aria-hidden />
            WhatsApp
          </SiteButton>
        ) : null}
      </Ways>
    </Offer>
  );
}
