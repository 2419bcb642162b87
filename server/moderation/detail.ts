import { and, desc, eq, sql } from 'drizzle-orm';
import type { ModeratedDetail } from '#contract/properties/moderation.ts';
import type { Database, Tx } from '../db/database.ts';
import { brokers } from '../db/schema/accounts.ts';
import { homeReports, properties, propertyEvents } from '../db/schema/properties.ts';
import { found } from '../errors.ts';
import { isOpenReportOf } from '../homes/homeReports.ts';
import { EVENTS_SHOWN } from '../limits/homes.ts';
import type { PhotoStore } from '../media/types.ts';
import { toEvent } from '../properties/events.ts';
import { findOwn } from '../properties/queries.ts';
import { changedSince } from './changes.ts';
import { allHints, findHints } from './hints.ts';
import { waitingSince } from './waiting.ts';

const recordOf = async (tx: Tx, brokerId: number) => {
  const reviews = (decision: string) =>
    tx.$count(
      propertyEvents,
      and(
        eq(propertyEvents.brokerId, brokerId),
        eq(propertyEvents.kind, 'reviewed'),
        sql`${propertyEvents.detail} ->> 'decision' = ${decision}::text`,
      ),
    );
  return {
    homes: await tx.$count(properties, eq(properties.brokerId, brokerId)),
    approved: await reviews('approve'),
    changes: await reviews('request_changes'),
    reports: await tx.$count(homeReports, eq(homeReports.brokerId, brokerId)),
  };
};

const reportsOf = async (tx: Tx, id: number): Promise<ModeratedDetail['reports']> => {
  const rows = await tx.select().from(homeReports).where(isOpenReportOf(id)).orderBy(desc(homeReports.id));
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    reason: row.reason,
    note: row.note,
    contact: row.contact,
  }));
};

const read = async (tx: Tx, id: number) => {
  const [row] = await tx
    .select({ property: properties, broker: brokers, since: waitingSince })
    .from(properties)
    .innerJoin(brokers, eq(brokers.id, properties.brokerId))
    .where(eq(properties.id, id));
  const { property, broker, since } = found(row);
  const events = await tx
    .select()
    .from(propertyEvents)
    .where(eq(propertyEvents.propertyId, id))
    .orderBy(desc(propertyEvents.id))
    .limit(EVENTS_SHOWN);
  const detail: Omit<ModeratedDetail, 'hints'> = {
    ...found(await findOwn(tx, property.brokerId, id)),
    created_at: property.createdAt.toISOString(),
    edited_at: property.editedAt?.toISOString() ?? null,
    rera_checked_at: property.reraCheckedAt?.toISOString() ?? null,
    waiting_since: since?.toISOString() ?? null,
    ...(await changedSince(tx, property)),
    broker: {
      id: broker.id,
      name: broker.fullName,
      since: broker.createdAt.toISOString(),
      ...(await recordOf(tx, broker.id)),
    },
    reports: await reportsOf(tx, id),
    events: events.map((event) => toEvent(event, broker.fullName)),
  };
  return { detail, hints: await findHints(tx, property) };
};

/** A property with everything that the operator needs for a decision. 404 when it is missing. */
export const findModerated = async (db: Database, photoStore: PhotoStore, id: number): Promise<ModeratedDetail> => {
  const { detail, hints } = await db.asOperator((tx) => read(tx, id));
  return { ...detail, hints: await allHints(photoStore, hints) };
};
