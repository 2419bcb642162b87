import { eq, max } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { approveProperties } from '#contract/properties/moderation.ts';
import type { Database } from '../db/database.ts';
import { propertyEvents } from '../db/schema/properties.ts';
import { HttpError } from '../errors.ts';
import type { PhotoStore } from '../media/types.ts';
import type { Writer } from '../properties/recordWrite.ts';
import { countHints } from './hints.ts';
import { review } from './review.ts';

const latestOf = async (db: Database, id: number): Promise<number> => {
  const [row] = await db.asOperator((tx) =>
    tx
      .select({ latest: max(propertyEvents.id) })
      .from(propertyEvents)
      .where(eq(propertyEvents.propertyId, id)),
  );
  return row?.latest ?? 0;
};

/**
 * Approves properties one by one, so that a refusal of one does not hold up the others. Refuses a property with hints, and
 * one that changed since it was seen or since its hints were computed.
 */
export const approveSeveral = async (
  db: Database,
  photoStore: PhotoStore,
  writer: Writer,
  { ids, seen }: InferType<typeof approveProperties.body>,
) => {
  const results: { id: number; approved: boolean; message: string | null }[] = [];
  for (const [id, known] of new Map(ids.map((one, at) => [one, seen?.[at]]))) {
    try {
      const latest = known ?? (await latestOf(db, id));
      if ((await countHints(db, photoStore, [id])).get(id)) {
        throw new HttpError(409, 'It has hints. Please review it on its own.');
      }
      await db.asOperator((tx) => review(tx, writer, id, { decision: 'approve', seen: latest }));
      results.push({ id, approved: true, message: null });
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) throw error;
      results.push({ id, approved: false, message: error.message });
    }
  }
  return results;
};
