import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';

// "enqu" in ASCII: the class of the advisory lock; its object is the broker's id.
const ENQUIRY_LOCK = 0x656e7175;

/** Serialises the enquiries to a broker until the transaction ends, so that each finds the lead that it joins. */
export const lockEnquiries = async (tx: Tx, brokerId: number): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${ENQUIRY_LOCK}::int, ${brokerId}::int)`);
};
