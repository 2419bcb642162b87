import { and, eq, sql } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import {
  type BrokerStep,
  isEditable,
  nextSteps,
  type PropertyStatus,
  propertyStatuses,
} from '#contract/properties/life.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { Tx } from '../db/database.ts';
import { properties } from '../db/schema/properties.ts';
import { found, HttpError } from '../errors.ts';
import { notifyOperator } from '../notifications/notify.ts';
import { readSettings } from '../settings/settings.ts';
import { addEvent, laterThanBefore } from './events.ts';
import { recordWrite, type Writer } from './recordWrite.ts';

/** A property's row, locked until the transaction ends. 404 when it is missing or another broker's. */
export const lockOwn = async (tx: Tx, brokerId: number, id: number): Promise<typeof properties.$inferSelect> => {
  const own = and(eq(properties.brokerId, brokerId), eq(properties.id, id));
  const [row] = await tx.select().from(properties).where(own).for('update');
  return found(row);
};

type Named = Pick<typeof properties.$inferSelect, 'id' | 'title' | 'city' | 'propertyType'>;

/** Notifies the operator of a home to review. */
export const notifyOfReview = (tx: Tx, { id, title, city, propertyType }: Named, why: string): Promise<void> =>
  notifyOperator(tx, {
    kind: 'listing_review',
    title: `Home to review: ${propertyTitle({ title, city, property_type: propertyType })}`,
    message: why,
    link: paths.superadmin.home(id),
  });

const EDITED = 'Edited since it was approved';

type Standing = Pick<typeof properties.$inferSelect, 'approvedAt'>;

/** Whether the operator has to approve a home before visitors see it. */
const needsReview = async (tx: Tx, { approvedAt }: Standing): Promise<boolean> =>
  approvedAt === null && (await readSettings(tx)).moderation === 'on';

const wordsFor = (status: PropertyStatus, steps: readonly BrokerStep[]): string => {
  const now = propertyStatuses.labels[status].toLowerCase();
  const next = steps.map((step) => propertyStatuses.labels[step].toLowerCase());
  return next.length > 0
    ? `A home that is ${now} can only become: ${next.join(', ')}`
    : `A home that is ${now} cannot be changed`;
};

/**
 * Changes the status of a broker's own property; the same status again changes nothing. 409 for a step that is not
 * allowed, with the allowed `steps`.
 */
export const changeOwnStatus = async (tx: Tx, writer: Writer, brokerId: number, id: number, to: BrokerStep) => {
  const row = await lockOwn(tx, brokerId, id);
  const { status: from } = row;
  if (from === to) return;
  const steps = nextSteps(from, await needsReview(tx, row));
  if (!steps.includes(to)) throw new HttpError(409, wordsFor(from, steps), { steps });
  await tx
    .update(properties)
    .set({
      status: to,
      archivedAt: to === 'archived' ? sql`now()` : null,
      // Without moderation, a property is approved when it goes live.
      ...(to === 'live' && row.approvedAt === null && { approvedAt: sql`now()` }),
      updatedAt: laterThanBefore,
    })
    .where(eq(properties.id, id));
  if (to === 'in_review') await notifyOfReview(tx, row, 'Sent for review');
  if (to === 'live' && row.editedAt !== null) await notifyOfReview(tx, row, EDITED);
  await addEvent(tx, { id, brokerId }, writer.session, 'status_changed', { from, to });
  await recordWrite(tx, id, { ...writer, action: 'property.status_changed', type: 'property', detail: { from, to } });
};

/** The status and approval time of a new property: approved at once, unless the operator reviews properties. */
export const firstStatus = async (tx: Tx) =>
  (await readSettings(tx)).moderation === 'on'
    ? ({ status: 'in_review', approvedAt: null } as const)
    : ({ status: 'live', approvedAt: sql`now()` } as const);

/** Throws a 409 for a property that may not be edited. */
export const refuseEnded = (status: PropertyStatus): void => {
  if (!isEditable(status)) {
    throw new HttpError(409, `A home that is ${propertyStatuses.labels[status].toLowerCase()} cannot be edited`);
  }
};

/** With moderation on, notes that an approved property was edited: while it is live, it is on the operator's queue. */
export const markEdited = async (tx: Tx, row: typeof properties.$inferSelect): Promise<void> => {
  const { id, approvedAt, editedAt, status } = row;
  if (approvedAt === null || (await readSettings(tx)).moderation === 'off') return;
  if (editedAt === null && status === 'live') await notifyOfReview(tx, row, EDITED);
  await tx
    .update(properties)
    .set({ editedAt: sql`coalesce(${properties.editedAt}, now())` })
    .where(eq(properties.id, id));
};
