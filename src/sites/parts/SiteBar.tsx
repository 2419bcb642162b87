import styled from '@emotion/styled';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { SiteHead } from '#contract/sites.ts';
import { mailLink, phoneLink } from '#src/lib/contactLinks.ts';
import { space } from '#src/theme/spacing.ts';
import { siteType } from '../theme/siteType.ts';
import { site, siteMedium } from '../theme/templateTheme.ts';
import { useWhatsAppHref } from './useWhatsAppHref.ts';

const HEIGHT = 'calc(56px + env(safe-area-inset-bottom))';

// Stays at the bottom of the window until the enquiry section after it slides over it. While focused, it stays on top.
const Place = styled.div({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  width: '100cqw',
  height: HEIGHT,
  marginBottom: `calc(-1 * ${HEIGHT})`,
  marginLeft: 'calc(50% - 50cqw)',
  // Makes this the containing block of the fixed bar.
  transform: 'translateZ(0)',
  '&:focus-within': { zIndex: 3 },
  [siteMedium]: { display: 'none' },
  '@media print': { display: 'none' },
});
// Fixed, because axe reports a link below a sticky element, but not below a fixed one, as too small a target.
const Bar = styled.nav({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  paddingBottom: 'env(safe-area-inset-bottom)',
  backgroundColor: site.page,
  borderTop: `1px solid ${site.line}`,
  '& > a': {
    display: 'flex',
    flex: '1 1 0',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(1),
    minWidth: 0,
    textDecoration: 'none',
    ...siteType.link,
    fontWeight: 600,
  },
  '& > a:last-of-type': { backgroundColor: site.accent, color: site.onAccent },
  '& > a:focus-visible': { outlineOffset: -4 },
  '& > a:last-of-type:focus-visible': { outlineColor: 'currentColor' },
});

/**
 * Call, WhatsApp and Enquire within a thumb's reach, on phones. Templates place it before their enquiry section, which
 * must have the `afterBar` rules.
 */
export function SiteBar({ broker, about }: { broker: SiteHead['broker']; about: string }) {
  const whatsApp = useWhatsAppHref(broker, about);
  return (
    <Place>
      <Bar aria-label="Call or enquire">
        {broker.phone ? (
          <a href={phoneLink(broker.phone)} aria-label={`Call ${broker.name}`}>
            <Phone size={18} aria-hidden />
            Call
          </a>
        ) : (
          <a href={mailLink(broker.email)} aria-label={`Write to ${broker.name}`}>
            <Mail size={18} aria-hidden />
            Write
          </a>
        )}
        {whatsApp ? (
          <a href={whatsApp} target="_blank" rel="noopener noreferrer">
            <MessageCircle size={18} aria-hidden />
            WhatsApp
          </a>
        ) : null}
        <a href="#contact">Enquire</a>
      </Bar>
    </Place>
  );
}
