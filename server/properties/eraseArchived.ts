import { and, asc, eq, lt } from 'drizzle-orm';
import { ARCHIVED_DAYS } from '#contract/properties/life.ts';
import type { Database, Tx } from '../db/database.ts';
import { hoursAgo } from '../db/hoursAgo.ts';
import { leads } from '../db/schema/leads.ts';
import { deletedPhotos, media, properties, propertyEvents, videos } from '../db/schema/properties.ts';
import { searchMatches } from '../db/schema/seekers.ts';
import { ARCHIVED_ERASED_AT_ONCE } from '../limits/homes.ts';

const isOver = () => and(eq(properties.status, 'archived'), lt(properties.archivedAt, hoursAgo(ARCHIVED_DAYS * 24)));

const erase = async (tx: Tx, brokerId: number, id: number): Promise<void> => {
  // It may have been restored meanwhile.
  const own = and(eq(properties.brokerId, brokerId), eq(properties.id, id), isOver());
  if ((await tx.select({ id: properties.id }).from(properties).where(own).for('update')).length === 0) return;
  // Leads keep the name of the home that they asked about.
  await tx.update(leads).set({ propertyId: null }).where(eq(leads.propertyId, id));
  await tx.delete(propertyEvents).where(eq(propertyEvents.propertyId, id));
  await tx.delete(videos).where(eq(videos.propertyId, id));
  const photos = await tx.delete(media).where(eq(media.propertyId, id)).returning({ name: media.name });
  if (photos.length > 0) await tx.insert(deletedPhotos).values(photos.map(({ name }) => ({ name, brokerId })));
  await tx.delete(properties).where(own);
};

/** Erases properties whose time in the archive is over. The files of their photos are recorded: `sweepPhotos` deletes them. */
export const eraseArchived = async (db: Database): Promise<void> => {
  for (let full = true; full; ) {
    const over = await db.asOperator((tx) =>
      tx
        .select({ id: properties.id, brokerId: properties.brokerId })
        .from(properties)
        .where(isOver())
        .orderBy(asc(properties.archivedAt))
        .limit(ARCHIVED_ERASED_AT_ONCE),
    );
    for (const { id, brokerId } of over) {
      // A home archived for this long matches no search. Its matches are deleted before the home, because no later
      // round would find them.
      await db.asSystem((tx) => tx.delete(searchMatches).where(eq(searchMatches.homeId, id)));
      await db.withTenant(brokerId, (tx) => erase(tx, brokerId, id));
    }
    full = over.length === ARCHIVED_ERASED_AT_ONCE;
  }
};
