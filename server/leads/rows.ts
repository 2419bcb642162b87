import { asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import { tenantDbOf } from '#contract/brokers.ts';
import { leadSteps } from '#contract/leads/choices.ts';
import type { exportAdminLeads } from '#contract/leads/endpoints.ts';
import type { Lead, SourcedLead } from '#contract/leads/schemas.ts';
import { withinDays } from '../db/indiaDays.ts';
import { brokers } from '../db/schema/accounts.ts';
import { leads } from '../db/schema/leads.ts';
import { asStored, asWords, textContains } from '../db/search.ts';
import { toFields } from './columns.ts';

/** A stored lead. */
export type LeadRow = typeof leads.$inferSelect;

type Plan = Pick<LeadRow, 'followUpAt' | 'followUpKind' | 'followUpText'>;

/** A lead's planned follow-up. */
export const followUpOf = ({ followUpAt: at, followUpKind: kind, followUpText: text }: Plan): Lead['follow_up'] =>
  at && kind ? { at: at.toISOString(), kind, text } : null;

/** A stored lead as the API returns it; `duplicates` is how many others are of the same person. */
export const toLead = (row: LeadRow, duplicates = 0): Lead => ({
  id: row.id,
  ...toFields(row),
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  follow_up: followUpOf(row),
  last_event_at: row.lastEventAt.toISOString(),
  contacted_at: row.firstContactAt?.toISOString() ?? null,
  duplicates,
  privacy: row.privacy,
});

/** A lead of the operator's list, with the name of its broker. */
export const toSourcedLead = (
  { lead, brokerName }: { lead: LeadRow; brokerName: string | null },
  duplicates: number | undefined,
): SourcedLead => ({
  ...toLead(lead, duplicates),
  lead_source_type: lead.brokerId === null ? 'main' : 'broker',
  broker_name: brokerName,
  tenant_db: lead.brokerId === null ? null : tenantDbOf(lead.brokerId),
});

/** The sort orders of a list of leads. */
export const leadOrders = {
  created_at: asStored(leads.createdAt),
  full_name: asWords(leads.fullName),
  status: asStored(leads.status, leads.createdAt),
  source: asStored(leads.source, leads.createdAt),
  city: asWords(leads.city),
  /** Leads without a plan come last in both directions. */
  follow_up: (order: 'asc' | 'desc'): SQL[] => [
    order === 'asc' ? asc(leads.followUpAt) : sql`${leads.followUpAt} desc nulls last`,
    ...asStored(leads.createdAt)(order),
  ],
} as const;

/** Search by name, email, phone, city, property interest, and the status filter (specification 000, section 2). */
export const leadConditions = ({ q, status }: { q: string; status?: LeadRow['status'] }): (SQL | undefined)[] => [
  textContains(leads.search, q),
  status && eq(leads.status, status),
];

/** The filters of the leads of all sources. */
export const sourceConditions = (query: Omit<InferType<typeof exportAdminLeads.query>, 'tz'>): (SQL | undefined)[] => {
  const { lead_source_type: scope, source, broker_id: brokerId, reached, contacted } = query;
  return [
    ...leadConditions(query),
    scope && (scope === 'main' ? isNull(leads.brokerId) : isNotNull(leads.brokerId)),
    source && eq(leads.source, source),
    brokerId === undefined ? undefined : eq(leads.brokerId, brokerId),
    withinDays(leads.createdAt, query.created_from, query.created_to),
    reached && inArray(leads.status, leadSteps.values.slice(leadSteps.values.indexOf(reached))),
    contacted === undefined ? undefined : (contacted ? isNotNull : isNull)(leads.firstContactAt),
  ];
};

/** Joins a lead to its broker. */
export const ofLead = eq(brokers.id, leads.brokerId);
