import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { deletedPhotos, media, videos } from '../db/schema/properties.ts';
import { HttpError, notFound } from '../errors.ts';
import { addEvent } from './events.ts';
import { recordWrite, type Writer } from './recordWrite.ts';
import { lockOwn, markEdited, refuseEnded } from './status.ts';

/** A photo or a video of a broker's property, and who changes it. */
export interface PartWrite extends Writer {
  readonly brokerId: number;
  readonly propertyId: number;
}

/** Locks a property whose photos or videos may change. 404 when it is missing or another broker's, 409 when it has ended. */
export const lockParts = async (tx: Tx, brokerId: number, propertyId: number) => {
  const row = await lockOwn(tx, brokerId, propertyId);
  refuseEnded(row.status);
  return row;
};

/** `lockParts` for a change that certainly happens: it also puts the property on the operator's queue if necessary. */
export const lockForParts = async (tx: Tx, brokerId: number, propertyId: number): Promise<void> =>
  markEdited(tx, await lockParts(tx, brokerId, propertyId));

const ofProperty = ({ brokerId, propertyId }: PartWrite) =>
  and(eq(media.brokerId, brokerId), eq(media.propertyId, propertyId));

const photosOf = (tx: Tx, write: PartWrite) =>
  tx
    .select({ id: media.id, category: media.category })
    .from(media)
    .where(ofProperty(write))
    .orderBy(asc(media.position), asc(media.id));

/** Sets the order of a property's photos. 409 unless the order contains exactly the existing photos. */
export const orderPhotos = async (tx: Tx, write: PartWrite, order: readonly number[]): Promise<void> => {
  const { brokerId, propertyId, session } = write;
  const row = await lockParts(tx, brokerId, propertyId);
  const before = (await photosOf(tx, write)).map(({ id }) => id);
  const ids = new Set(before);
  if (order.length !== ids.size || new Set(order).size !== ids.size || !order.every((id) => ids.has(id))) {
    throw new HttpError(409, 'The photos were changed in the meantime');
  }
  if (order.length === 0) return;
  if (order.some((id, at) => id !== before[at])) await markEdited(tx, row);
  const places = sql.join(
    order.map((id, at) => sql`(${id}::int, ${at}::int)`),
    sql`, `,
  );
  await tx.execute(
    sql`update ${media} set position = place.at from (values ${places}) as place(id, at)
      where ${media.id} = place.id and ${ofProperty(write)}`,
  );
  await addEvent(tx, row, session, 'photos_ordered', { ids: order });
  await recordWrite(tx, propertyId, { ...write, action: 'property.photos_ordered', type: 'property' });
};

/** Changes a photo's category. 404 when the photo is missing or belongs to another property. */
export const changePhoto = async (tx: Tx, write: PartWrite, id: number, category: string): Promise<void> => {
  const { brokerId, propertyId, session } = write;
  const row = await lockParts(tx, brokerId, propertyId);
  const before = (await photosOf(tx, write)).find((photo) => photo.id === id);
  if (!before) throw notFound();
  if (before.category === category) return;
  await markEdited(tx, row);
  await tx
    .update(media)
    .set({ category })
    .where(and(ofProperty(write), eq(media.id, id)));
  await addEvent(tx, row, session, 'photo_changed', {
    ids: [id],
    from: before.category,
    to: category,
  });
  await recordWrite(tx, id, { ...write, action: 'photo.updated', type: 'photo', of: propertyId });
};

/**
 * Deletes a property's photo; returns its stored name, whose files must be deleted once the transaction has committed. 404
 * when the photo is missing or belongs to another property.
 */
export const deletePhoto = async (tx: Tx, write: PartWrite, id: number): Promise<string> => {
  const { brokerId, propertyId, session } = write;
  await lockForParts(tx, brokerId, propertyId);
  const [gone] = await tx
    .delete(media)
    .where(and(ofProperty(write), eq(media.id, id)))
    .returning({ name: media.name });
  if (!gone) throw notFound();
  await tx.insert(deletedPhotos).values({ name: gone.name, brokerId });
  await addEvent(tx, { id: propertyId, brokerId }, session, 'photo_removed', { ids: [id] });
  await recordWrite(tx, id, { ...write, action: 'photo.deleted', type: 'photo', of: propertyId });
  return gone.name;
};

/** Removes a video. 404 when it is missing or belongs to another property. */
export const deleteOwnVideo = async (tx: Tx, write: PartWrite, id: number): Promise<void> => {
  const { brokerId, propertyId, session } = write;
  await lockForParts(tx, brokerId, propertyId);
  const gone = await tx
    .delete(videos)
    .where(and(eq(videos.brokerId, brokerId), eq(videos.propertyId, propertyId), eq(videos.id, id)))
    .returning({ id: videos.id });
  if (gone.length === 0) throw notFound();
  await addEvent(tx, { id: propertyId, brokerId }, session, 'video_removed');
  await recordWrite(tx, id, { ...write, action: 'video.removed', type: 'video', of: propertyId });
};
