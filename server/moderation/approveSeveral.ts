import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { properties } from '../db/schema/properties.ts';
import { found, HttpError } from '../errors.ts';
import type { ImageStore } from '../media/types.ts';
import type { Writer } from '../properties/recordWrite.ts';
import { allHints, findHints } from './hints.ts';
import { review } from './review.ts';

const refuseHinted = async (db: Database, images: ImageStore, id: number): Promise<void> => {
  const noticed = await db.asOperator(async (tx) => {
    const [row] = await tx.select().from(properties).where(eq(properties.id, id));
    return findHints(tx, found(row));
  });
  if ((await allHints(images, noticed)).length > 0)
    throw new HttpError(409, 'It has hints. Please review it by itself.');
};

/** Approves listings, each by itself: what one of them is refused for does not hold up the others. One with hints is refused. */
export const approveSeveral = async (db: Database, images: ImageStore, writer: Writer, ids: readonly number[]) => {
  const results: { id: number; approved: boolean; message: string | null }[] = [];
  for (const id of new Set(ids)) {
    try {
      await refuseHinted(db, images, id);
      await db.asOperator((tx) => review(tx, writer, id, { decision: 'approve' }));
      results.push({ id, approved: true, message: null });
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) throw error;
      results.push({ id, approved: false, message: error.message });
    }
  }
  return results;
};
