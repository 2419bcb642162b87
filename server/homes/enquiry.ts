import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import { MAX_ID } from '#contract/fields.ts';
import type { enquireHome } from '#contract/homes/endpoints.ts';
import type { EnquiryBody } from '#contract/sites.ts';
import type { Database, Tx } from '../db/database.ts';
import { brokers } from '../db/schema/accounts.ts';
import { found } from '../errors.ts';
import type { Repeat } from '../http/idempotency.ts';
import { takeEnquiry } from '../sites/enquiries/takeEnquiry.ts';

/** What an enquiry about a home is answered. */
export type HomeEnquiryAnswer = Answer<typeof enquireHome>;

interface HomeEnquiry {
  readonly id: number;
  readonly body: Omit<EnquiryBody, 'property_id'>;
  readonly repeat: Repeat | undefined;
  readonly address: string;
}

const phoneOf = async (tx: Tx, id: number): Promise<HomeEnquiryAnswer['data']['broker']> => {
  const [broker] = await tx
    .select({ phone: brokers.phone, phoneE164: brokers.phoneE164 })
    .from(brokers)
    .where(eq(brokers.id, id));
  return found(broker);
};

/** Takes an enquiry about a home, which becomes a lead of its broker, and answers the broker's phone. */
export const takeHomeEnquiry = (db: Database, { id, body, repeat, address }: HomeEnquiry): Promise<HomeEnquiryAnswer> =>
  takeEnquiry<HomeEnquiryAnswer>({
    db,
    visit: (work) => db.asEnquirer(id, work),
    // No slug begins like that.
    place: ({ brokerId }) => `#${brokerId}`,
    body: { ...body, property_id: id },
    repeat,
    address,
    answer: async (tx, { brokerId }, isProgram) => ({
      data: {
        id: randomInt(1, MAX_ID),
        broker: isProgram ? { phone: null, phoneE164: null } : await phoneOf(tx, brokerId),
      },
    }),
  });
