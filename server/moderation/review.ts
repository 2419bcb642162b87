import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import { type PropertyStatus, propertyStatuses } from '#contract/properties/life.ts';
import {
  isDecidable,
  needsReason,
  type ReviewDecision,
  reviewDecisions,
  type reviewProperty,
} from '#contract/properties/moderation.ts';
import type { Tx } from '../db/database.ts';
import { brokers } from '../db/schema/accounts.ts';
import { homeReports, properties, propertyEvents } from '../db/schema/properties.ts';
import { found, HttpError } from '../errors.ts';
import { closeReports, isOpenReportOf } from '../homes/homeReports.ts';
import { addEvent, laterThanBefore } from '../properties/events.ts';
import { recordWrite, type Writer } from '../properties/recordWrite.ts';
import { notifyOfDecision } from './notifyOfDecision.ts';
import { waitingSince } from './waiting.ts';

type Row = typeof properties.$inferSelect;
type Review = Pick<InferType<typeof reviewProperty.body>, 'decision' | 'reasons' | 'note' | 'seen' | 'seen_report'>;

const lock = async (tx: Tx, id: number): Promise<Row> => {
  const [row] = await tx.select().from(properties).where(eq(properties.id, id)).for('update');
  return found(row);
};

const refuseUnreasoned = ({ decision, reasons = [], note }: Review): void => {
  const refuse = (field: string, message: string) => {
    throw new HttpError(400, message, { errors: { [field]: message } });
  };
  if (needsReason(decision) && reasons.length === 0) refuse('reasons', 'Please give a reason');
  if (reasons.includes('other') && !note?.trim()) refuse('note', 'Please say what the other reason is');
};

// A RERA check changes nothing that the decision is about.
const refuseUnseen = async (tx: Tx, id: number, seen: number): Promise<void> => {
  const { propertyId, id: eventId, kind } = propertyEvents;
  const isLater = and(eq(propertyId, id), gt(eventId, seen), ne(kind, 'rera_checked'));
  const later = await tx.select({ kind }).from(propertyEvents).where(isLater);
  if (later.length === 0) return;
  const decided = later.some((one) => one.kind === 'reviewed');
  throw new HttpError(
    409,
    decided
      ? 'Someone else has already decided on this home'
      : 'This home was changed meanwhile. Please look at it again.',
  );
};

const statusAfter = ({ removedFrom }: Row, decision: ReviewDecision): PropertyStatus =>
  ({
    approve: 'live' as const,
    request_changes: 'changes_requested' as const,
    remove: 'removed' as const,
    restore: removedFrom ?? 'paused',
  })[decision];

/** Whole minutes since the property began to wait for the operator; undefined if it was not waiting. */
const minutesWaited = async (tx: Tx, id: number): Promise<number | undefined> => {
  const [row] = await tx
    .select({ since: waitingSince })
    .from(properties)
    .innerJoin(brokers, eq(brokers.id, properties.brokerId))
    .where(eq(properties.id, id));
  return row?.since ? Math.max(0, Math.round((Date.now() - row.since.getTime()) / 60_000)) : undefined;
};

/**
 * Carries out the operator's decision on a property, and closes the reports that were seen. Approving a live property
 * with nothing to decide changes nothing. 400 without a required reason, 409 for a decision that the status does not
 * allow, or for a property that changed since it was seen.
 */
export const review = async (tx: Tx, writer: Writer, id: number, decided: Review): Promise<void> => {
  refuseUnreasoned(decided);
  const row = await lock(tx, id);
  const { decision, reasons = [], note, seen, seen_report: newest } = decided;
  if (seen !== undefined) await refuseUnseen(tx, id, seen);
  const to = statusAfter(row, decision);
  const from = row.status;
  if (!isDecidable(from, decision)) {
    const words = reviewDecisions.labels[decision].toLowerCase();
    const message = `Not possible while the home is ${propertyStatuses.labels[from].toLowerCase()}: ${words}`;
    throw new HttpError(409, message);
  }
  const reports = await tx.$count(homeReports, isOpenReportOf(id, newest));
  if (decision === 'approve' && from === to && row.editedAt === null && reports === 0) return;
  const minutes = await minutesWaited(tx, id);
  await tx
    .update(properties)
    .set({
      status: to,
      removedFrom: decision === 'remove' ? from : null,
      // Its days in the archive begin anew, because the broker could not restore it meanwhile.
      ...(to === 'archived' && { archivedAt: sql`now()` }),
      // A home's age counts from its first approval.
      ...(decision === 'approve' && { approvedAt: row.approvedAt ?? sql`now()`, editedAt: null }),
      // The broker's next changes are reviewed before visitors see them.
      ...(decision === 'request_changes' && { approvedAt: null, editedAt: null }),
      ...(from !== to && { updatedAt: laterThanBefore }),
    })
    .where(eq(properties.id, id));
  await closeReports(tx, id, newest);
  await notifyOfDecision(tx, row, decided);
  const detail = { decision, reasons, note: note?.trim() || null, from, to, ...(minutes !== undefined && { minutes }) };
  await addEvent(tx, row, writer.session, 'reviewed', detail);
  const recorded = { decision, from, to };
  await recordWrite(tx, id, { ...writer, action: 'property.reviewed', type: 'property', detail: recorded });
};

/** Records whether the property's RERA number was checked. Recording the same state again changes nothing. */
export const noteReraCheck = async (tx: Tx, writer: Writer, id: number, checked: boolean): Promise<void> => {
  const row = await lock(tx, id);
  if ((row.reraCheckedAt !== null) === checked) return;
  await tx
    .update(properties)
    .set({ reraCheckedAt: checked ? sql`now()` : null })
    .where(eq(properties.id, id));
  await addEvent(tx, row, writer.session, 'rera_checked', { checked });
  const action = checked ? 'property.rera_checked' : 'property.rera_unchecked';
  await recordWrite(tx, id, { ...writer, action, type: 'property' });
};
