import { LEAST_FILLED_MS } from '#contract/rules/enquiry.ts';
import type { EnquiryBody } from '#contract/sites.ts';
import type { Tx } from '../db/database.ts';
import { HttpError } from '../errors.ts';
import { type Counted, countAddress, countTowards } from '../http/throttle.ts';
import { ENQUIRIES_OF_ADDRESS, ENQUIRIES_OF_ADDRESS_TO_SITE, NEW_LEADS_OF_SITE } from '../limits/leads.ts';

/**
 * Counts an enquiry towards the limits of its address, in total and at this site, and provisionally towards the site's
 * limit of new leads; 429 with Retry-After past any limit. Returns that last count, to be given back for an enquiry that
 * became no new lead.
 */
export const countEnquiry = async (tx: Tx, slug: string, address: string): Promise<Counted> => {
  await countAddress(tx, 'enquiry', address, ENQUIRIES_OF_ADDRESS);
  await countAddress(tx, `enquiry at:${slug}`, address, ENQUIRIES_OF_ADDRESS_TO_SITE);
  return countTowards(tx, `enquiry at:${slug}`, NEW_LEADS_OF_SITE);
};

/** Rejects (429) a form that was filled in faster than a person can. A second attempt comes late enough. */
export const refuseHasty = ({ filled_ms }: EnquiryBody): void => {
  if (typeof filled_ms !== 'number' || filled_ms >= LEAST_FILLED_MS) return;
  throw new HttpError(429, 'That was very quick. Please look it over and send it again.', {}, { 'retry-after': '2' });
};

/** Whether a bot filled in the honeypot. It gets the usual response, but nothing is stored. */
export const isFromProgram = ({ website }: EnquiryBody): boolean => Boolean(website?.trim());
