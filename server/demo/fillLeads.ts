import { eq, isNull } from 'drizzle-orm';
import { enquiryConsent } from '#contract/enquiryConsent.ts';
import type { World, WorldLead } from '#contract/fixtures/world.ts';
import type { Database, Tx } from '../db/database.ts';
import { leadEvents, leads } from '../db/schema/leads.ts';
import { e164 } from '../lib/phone.ts';
import type { PropertyIds } from './fillHomes.ts';
import type { BrokerIds } from './fillPeople.ts';

const columnsOf = (lead: WorldLead, brokerId: number | null, propertyIds: PropertyIds): typeof leads.$inferInsert => {
  const createdAt = new Date(lead.created_at);
  const agreed = lead.source === 'website' ? { consentVersion: enquiryConsent.version, consentAt: createdAt } : {};
  return {
    brokerId,
    fullName: lead.full_name,
    email: lead.email,
    phone: lead.phone,
    phoneE164: e164(lead.phone),
    city: lead.city,
    propertyInterest: lead.property_interest,
    propertyId: lead.propertyId === null ? null : propertyIds.get(lead.propertyId),
    source: lead.source,
    status: lead.status,
    message: lead.message,
    assignedTo: lead.assigned_to,
    createdAt,
    updatedAt: new Date(lead.updated_at),
    lastEventAt: new Date(lead.last_event_at),
    firstContactAt: lead.status === 'new' ? null : new Date(lead.updated_at),
    ...agreed,
  };
};

const fillOwner = async (tx: Tx, brokerId: number | null, rows: (typeof leads.$inferInsert)[]) => {
  const ownedBy = brokerId === null ? isNull(leads.brokerId) : eq(leads.brokerId, brokerId);
  const [existing] = await tx.select({ id: leads.id }).from(leads).where(ownedBy).limit(1);
  if (existing || rows.length === 0) return;
  const made = await tx
    .insert(leads)
    .values(rows)
    .returning({ leadId: leads.id, at: leads.createdAt, source: leads.source, about: leads.propertyInterest });
  await tx.insert(leadEvents).values(
    made.map(({ leadId, at, source, about }) => ({
      leadId,
      brokerId,
      at,
      kind: 'created' as const,
      detail: { source, property_interest: about },
    })),
  );
};

/** The brokers' leads and the main website's, oldest first. An owner with leads gets no more. */
export const fillLeads = async (
  db: Database,
  world: World,
  brokerIds: BrokerIds,
  propertyIds: PropertyIds,
): Promise<void> => {
  const oldestFirst = [...world.leads].reverse();
  const rowsOf = (owner: number | null, brokerId: number | null) =>
    oldestFirst.filter((lead) => lead.brokerId === owner).map((lead) => columnsOf(lead, brokerId, propertyIds));
  for (const [worldId, brokerId] of brokerIds) {
    await db.withTenant(brokerId, (tx) => fillOwner(tx, brokerId, rowsOf(worldId, brokerId)));
  }
  await db.asOperator((tx) => fillOwner(tx, null, rowsOf(null, null)));
};
