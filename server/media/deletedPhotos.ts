import { asc, eq, gt } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';
import { deletedPhotos } from '../db/schema/properties.ts';
import { DELETED_PHOTOS_AT_ONCE } from '../limits/homes.ts';
import { photoNameIn } from './names.ts';
import { removePhoto } from './removePhoto.ts';
import type { PhotoStore } from './types.ts';

/** Records, in the transaction that replaces a person's photo, that the old one (given by URL) is no longer shown. */
export const recordReplaced = async (tx: Tx, photo: string | null, brokerId: number | null): Promise<void> => {
  const name = photo && photoNameIn(photo);
  if (name) await tx.insert(deletedPhotos).values({ name, brokerId });
};

/**
 * Deletes the files of photos whose rows are gone, after the transaction that recorded their names. A name stays
 * recorded after an error or a crash, and the next sweep tries again.
 */
export const deletePhotos = async (db: Database, photoStore: PhotoStore, names: readonly string[]): Promise<void> => {
  for (const name of names) {
    await removePhoto(photoStore, name);
    await db.asSystem((tx) => tx.delete(deletedPhotos).where(eq(deletedPhotos.name, name)));
  }
};

/** Deletes the files that earlier deletions left behind. Rejects with the first error, after it tried all of them. */
export const sweepPhotos = async (db: Database, photoStore: PhotoStore): Promise<void> => {
  const problems: unknown[] = [];
  let last = '';
  for (let full = true; full; ) {
    const names = await db.asSystem((tx) =>
      tx
        .select({ name: deletedPhotos.name })
        .from(deletedPhotos)
        .where(gt(deletedPhotos.name, last))
        .orderBy(asc(deletedPhotos.name))
        .limit(DELETED_PHOTOS_AT_ONCE),
    );
    for (const { name } of names) {
      await deletePhotos(db, photoStore, [name]).catch((error: unknown) => problems.push(error));
      last = name;
    }
    full = names.length === DELETED_PHOTOS_AT_ONCE;
  }
  if (problems.length > 0) throw problems[0];
};
