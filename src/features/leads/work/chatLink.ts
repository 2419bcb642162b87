import type { Lead } from '#contract/leads/schemas.ts';
import { whatsAppLink } from '#src/lib/contactLinks.ts';

/** A lead's chat in WhatsApp, with a greeting that names the home; undefined without a number that WhatsApp takes. */
export const chatLink = ({ phone, full_name, property_interest }: Lead): string | undefined =>
  whatsAppLink(
    phone,
    `Namaste ${full_name}, ${property_interest ? `you asked about ${property_interest}.` : 'thank you for your enquiry.'}`,
  );
