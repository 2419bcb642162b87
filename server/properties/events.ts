import { and, desc, eq, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { listEvents } from '#contract/properties/endpoints.ts';
import type { EventDetail, EventKind } from '#contract/properties/life.ts';
import type { PropertyEvent } from '#contract/properties/schemas.ts';
import type { Tx } from '../db/database.ts';
import { brokers } from '../db/schema/accounts.ts';
import { properties, propertyEvents } from '../db/schema/properties.ts';
import { found } from '../errors.ts';
import type { Session } from '../http/session.ts';

/** A property in the broker's or the operator's scope. */
export interface OwnedId {
  readonly id: number;
  readonly brokerId: number;
}

/**
 * Adds an entry to a property's timeline, in the transaction of the change. `session` is null for the platform itself.
 */
export const addEvent = async (
  tx: Tx,
  { id: propertyId, brokerId }: OwnedId,
  session: Session | null,
  kind: EventKind,
  detail: EventDetail = {},
): Promise<void> => {
  const actor = session && { actorRole: session.role, actorId: session.accountId };
  await tx.insert(propertyEvents).values({ propertyId, brokerId, kind, detail, ...actor });
};

// Operators appear under the platform's name only.
const nameOf = (role: string, broker: string): string => (role === 'broker' ? broker : 'Nivaas');

/** A timeline entry in the API's format; `broker` is the name of the property's broker. */
export const toEvent = (
  { id, at, kind, actorRole: role, actorId, detail }: typeof propertyEvents.$inferSelect,
  broker: string,
): PropertyEvent => ({
  id,
  at: at.toISOString(),
  kind,
  actor: role && actorId !== null ? { role, id: actorId, name: nameOf(role, broker) } : null,
  detail,
});

/** A page of a property's timeline, newest first. 404 for a property that is missing or another broker's. */
export const eventsOf = async (
  tx: Tx,
  brokerId: number,
  propertyId: number,
  { page, limit }: InferType<typeof listEvents.query>,
) => {
  const [property] = await tx
    .select({ broker: brokers.fullName })
    .from(properties)
    .innerJoin(brokers, eq(brokers.id, properties.brokerId))
    .where(and(eq(properties.id, propertyId), eq(properties.brokerId, brokerId)));
  const { broker } = found(property);
  const ofProperty = and(eq(propertyEvents.propertyId, propertyId), eq(propertyEvents.brokerId, brokerId));
  const total = await tx.$count(propertyEvents, ofProperty);
  const rows = await tx
    .select()
    .from(propertyEvents)
    .where(ofProperty)
    .orderBy(desc(propertyEvents.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    data: rows.map((row) => toEvent(row, broker)),
    meta: { total, page, limit },
  };
};

/** Later than the stored time even if two changes happen within a millisecond: edits detect changes by `updated_at`. */
export const laterThanBefore = sql`greatest(now(), ${properties.updatedAt} + interval '1 millisecond')`;
