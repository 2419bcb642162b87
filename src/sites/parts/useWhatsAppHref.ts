import type { SiteHead } from '#contract/sites.ts';
import { usePageUrl } from '#src/lib/usePageUrl.ts';
import { whatsAppHref } from './whatsAppHref.ts';

/** A WhatsApp link to the broker with a prefilled question about `about`; undefined without an international number. */
export const useWhatsAppHref = (broker: SiteHead['broker'], about: string): string | undefined =>
  whatsAppHref(broker, `Hello ${broker.name}, I would like to know more about ${about}. ${usePageUrl()}`.trim());
