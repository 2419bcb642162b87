import { eq, isNull } from 'drizzle-orm';
import { enquiryConsent } from '#contract/enquiryConsent.ts';
import type { DemoData, DemoLead } from '#contract/fixtures/demoData.ts';
import type { Database, Tx } from '../db/database.ts';
import { leadEvents, leads } from '../db/schema/leads.ts';
import { newColumns } from '../leads/columns.ts';
import type { PropertyIds } from './fillHomes.ts';
import type { BrokerIds } from './fillPeople.ts';

const columnsOf = (lead: DemoLead, brokerId: number | null, propertyIds: PropertyIds): typeof leads.$inferInsert => {
  const createdAt = new Date(lead.created_at);
  const agreed = lead.source === 'website' ? { consentVersion: enquiryConsent.version, consentAt: createdAt } : {};
  return {
    ...newColumns(lead),
    brokerId,
    propertyId: lead.propertyId === null ? null : propertyIds.get(lead.propertyId),
    createdAt,
    updatedAt: new Date(lead.updated_at),
    lastEventAt: new Date(lead.last_event_at),
    firstContactAt: lead.status === 'new' ? null : new Date(lead.updated_at),
    ...agreed,
  };
};

const HOUR = 60 * 60 * 1000;

const DAY = 24 * HOUR;
const INDIA = 5.5 * HOUR;

/** A time within the rest of the day in India. */
const laterToday = (share: number) => (now: number) => now + share * (DAY - ((now + INDIA) % DAY));
const inHours = (hours: number) => (now: number) => now + hours * HOUR;

const plans = [
  [inHours(-49), 'call', 'Ask what the bank said about the loan'],
  [inHours(-17), 'whatsapp', 'Send the floor plan'],
  [inHours(-0.7), 'call', 'Token amount: yes or no'],
  [laterToday(0.1), 'call', 'Ask whether Saturday suits for a second visit'],
  [laterToday(0.3), 'whatsapp', 'Send the RERA certificate'],
  [laterToday(0.6), 'visit', null],
  [laterToday(0.9), 'call', 'Counter-offer'],
  [inHours(26), 'visit', null],
  [inHours(28), 'visit', 'Her parents come along'],
] as const;

const QUIET = 6;

/**
 * The plan for a broker's nth open lead, newest first: a day's work, then some leads that have gone quiet, then calls
 * on the coming days.
 */
const planOf = (nth: number, now: number) => {
  const [timeOf, kind, text] = plans[nth] ?? [inHours(24 * (2 + (nth % 6))), 'call', 'Ask how the search goes'];
  if (nth >= plans.length && nth < plans.length + QUIET) return {};
  return { followUpAt: new Date(timeOf(now)), followUpKind: kind, followUpText: text };
};

/** A broker's leads, oldest first, with plans for those that are neither new nor closed. */
const withPlans = (rows: (typeof leads.$inferInsert)[], now: number) => {
  const open = rows
    .filter(({ status }) => status === 'contacted' || status === 'qualified' || status === 'proposal')
    .reverse();
  return rows.map((row) => (open.includes(row) ? { ...row, ...planOf(open.indexOf(row), now) } : row));
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

/** Adds the brokers' and the main website's leads, oldest first. An owner that already has leads gets no more. */
export const fillLeads = async (
  db: Database,
  demoData: DemoData,
  brokerIds: BrokerIds,
  propertyIds: PropertyIds,
): Promise<void> => {
  const oldestFirst = [...demoData.leads].reverse();
  const rowsOf = (owner: number | null, brokerId: number | null) =>
    oldestFirst.filter((lead) => lead.brokerId === owner).map((lead) => columnsOf(lead, brokerId, propertyIds));
  for (const [demoId, brokerId] of brokerIds) {
    await db.withTenant(brokerId, (tx) => fillOwner(tx, brokerId, withPlans(rowsOf(demoId, brokerId), Date.now())));
  }
  await db.asOperator((tx) => fillOwner(tx, null, rowsOf(null, null)));
};
