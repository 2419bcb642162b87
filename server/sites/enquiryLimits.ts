import type { EnquiryBody } from '../../contract/sites';
import { countTowards, networkOf } from '../auth/throttle';
import type { Rule } from '../auth/waits';
import type { Tx } from '../db/database';
import { HttpError } from '../http/errors';

// Within 15 minutes. Wide, as thousands may be behind one address, and one site may be talked of: then each fades in its turn.
const fromAddress: Rule = { free: 60, grows: false };
const toSite: Rule = { free: 300, grows: false };

// Nobody gives a name and a phone number and agrees within this time; a program does.
const LEAST_MS = 1_500;

/** Counts an enquiry towards its address's limit and its site's; 429 with Retry-After past either. */
export const countEnquiry = async (tx: Tx, slug: string, address: string): Promise<void> => {
  await countTowards(tx, `enquiry:${networkOf(address)}`, fromAddress);
  await countTowards(tx, `enquiry at:${slug}`, toSite);
};

/** 429 in words for a form that was filled in faster than anybody can: who is a person sends it again, and is heard. */
export const refuseHasty = ({ filled_ms }: EnquiryBody): void => {
  if (typeof filled_ms !== 'number' || filled_ms >= LEAST_MS) return;
  throw new HttpError(429, 'That was very quick. Please look it over and send it again.', {}, { 'retry-after': '2' });
};

/** Whether a program filled the form in: it gave what no person is asked for. It is answered like everybody, and kept nowhere. */
export const isFromProgram = ({ website }: EnquiryBody): boolean => Boolean(website?.trim());
