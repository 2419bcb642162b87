import type { SiteHead } from '#contract/sites.ts';

/** A WhatsApp link with a prefilled message; undefined without an international number. */
export const whatsAppHref = (
  { phoneE164 }: Pick<SiteHead['broker'], 'phoneE164'>,
  words: string,
): string | undefined =>
  phoneE164 && /^\+[1-9]\d{6,14}$/.test(phoneE164)
    ? `https://wa.me/${phoneE164.slice(1)}?text=${encodeURIComponent(words.toWellFormed())}`
    : undefined;
