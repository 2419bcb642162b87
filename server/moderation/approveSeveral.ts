import { eq } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';
import { properties } from '../db/schema/properties.ts';
import { found, HttpError } from '../errors.ts';
import type { Writer } from '../properties/recordWrite.ts';
import { countHints, findHints } from './hints.ts';
import { review } from './review.ts';

const refuseHinted = async (tx: Tx, id: number): Promise<void> => {
  const [row] = await tx.select().from(properties).where(eq(properties.id, id));
  if (countHints(await findHints(tx, found(row))) > 0)
    throw new HttpError(409, 'It has hints. Please review it by itself.');
};

/** Approves listings, each by itself: what one of them is refused for does not hold up the others. One with hints is refused. */
export const approveSeveral = async (db: Database, writer: Writer, ids: readonly number[]) => {
  const results: { id: number; approved: boolean; message: string | null }[] = [];
  for (const id of new Set(ids)) {
    try {
      await db.asOperator(async (tx) => {
        await refuseHinted(tx, id);
        await review(tx, writer, id, { decision: 'approve' });
      });
      results.push({ id, approved: true, message: null });
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) throw error;
      results.push({ id, approved: false, message: error.message });
    }
  }
  return results;
};
