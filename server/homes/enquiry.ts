import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import { MAX_ID } from '#contract/fields.ts';
import type { enquireHome } from '#contract/homes/endpoints.ts';
import type { EnquiryBody } from '#contract/sites.ts';
import type { Database, Tx } from '../db/database.ts';
import { brokers } from '../db/schema/accounts.ts';
import { seekerEnquiries } from '../db/schema/seekers.ts';
import { takeEnquiry } from '../enquiries/takeEnquiry.ts';
import { found } from '../errors.ts';
import type { Repeat } from '../http/idempotency.ts';
import { linkTokenHash } from '../tokens/linkTokens.ts';
import { readRows } from './rows.ts';

/** The response to an enquiry about a home. */
export type HomeEnquiryAnswer = Answer<typeof enquireHome>;

interface HomeEnquiry {
  readonly id: number;
  readonly body: Omit<EnquiryBody, 'property_id'>;
  readonly repeat: Repeat | undefined;
  readonly address: string;
  /** The account of a home seeker who is signed in. */
  readonly userId?: number | undefined;
}

const phoneOf = async (tx: Tx, id: number): Promise<HomeEnquiryAnswer['data']['broker']> => {
  const [broker] = await tx
    .select({ phone: brokers.phone, phoneE164: brokers.phoneE164 })
    .from(brokers)
    .where(eq(brokers.id, id));
  return found(broker);
};

/** Keeps an enquiry for its sender's account. A sender who signs in later claims it with the idempotency key. */
const keepForSender = async (tx: Tx, { id, repeat, userId }: HomeEnquiry, brokerId: number, leadId: number) => {
  if (userId === undefined && !repeat) return;
  const [home] = await readRows(tx, [id]);
  const whose = userId === undefined ? { claimHash: linkTokenHash(repeat?.key ?? '') } : { userId };
  await tx.insert(seekerEnquiries).values({ ...whose, homeId: id, brokerId, leadId, home: found(home) });
};

/** Stores an enquiry about a home as a lead of its broker, and returns the broker's phone. */
export const takeHomeEnquiry = (db: Database, enquiry: HomeEnquiry): Promise<HomeEnquiryAnswer> => {
  const { id, body, repeat, address } = enquiry;
  return takeEnquiry<HomeEnquiryAnswer>({
    db,
    visit: (work) => db.asEnquirer(id, work),
    // No slug begins with `#`.
    place: ({ brokerId }) => `#${brokerId}`,
    body: { ...body, property_id: id },
    repeat,
    address,
    note: (tx, { brokerId }, leadId) => keepForSender(tx, enquiry, brokerId, leadId),
    answer: async (tx, { brokerId }, isProgram) => ({
      data: {
        id: randomInt(1, MAX_ID),
        broker: isProgram ? { phone: null, phoneE164: null } : await phoneOf(tx, brokerId),
      },
    }),
  });
};
