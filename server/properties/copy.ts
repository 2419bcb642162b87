import { MAX_TITLE } from '#contract/properties/fields.ts';
import type { Tx } from '../db/database.ts';
import { properties } from '../db/schema/properties.ts';
import { found } from '../errors.ts';
import { addEvent } from './events.ts';
import { recordWrite, type Writer } from './recordWrite.ts';
import { lockOwn } from './status.ts';

const COPY = ' (copy)';

// Half of a surrogate pair could not be stored.
const copyTitle = (title: string): string =>
  title.slice(0, MAX_TITLE - COPY.length).replace(/[\ud800-\udbff]$/, '') + COPY;

/**
 * Copies a broker's own property without its photos and videos; returns the id of the copy, which is paused. The copy
 * is approved when it goes live; with moderation on, only after a review like that of a new one. 404 when the property
 * is missing or another broker's.
 */
export const copyOwn = async (tx: Tx, writer: Writer, brokerId: number, from: number): Promise<number> => {
  const {
    id: _id,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    status: _status,
    removedFrom: _removedFrom,
    archivedAt: _archivedAt,
    soldAt: _soldAt,
    approvedAt: _approvedAt,
    editedAt: _editedAt,
    reraCheckedAt: _reraCheckedAt,
    ...fields
  } = await lockOwn(tx, brokerId, from);
  const title = fields.title && copyTitle(fields.title);
  const [copy] = await tx
    .insert(properties)
    .values({ ...fields, title, status: 'paused' })
    .returning({ id: properties.id });
  const { id } = found(copy);
  await addEvent(tx, { id, brokerId }, writer.session, 'copied', { ids: [from] });
  await recordWrite(tx, id, { ...writer, action: 'property.copied', type: 'property', detail: { from } });
  return id;
};
