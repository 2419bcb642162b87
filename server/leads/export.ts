import { Readable } from 'node:stream';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { exportAdminLeads, exportBrokerLeads } from '#contract/leads.ts';
import { csvLine } from '#contract/rules/csv.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { leads } from '../db/schema/leads.ts';
import { EXPORT_BATCH } from '../limits/policy.ts';
import type { LeadCaller } from './ownLead.ts';
import { followUpConditions } from './planned.ts';
import { type LeadRow, leadConditions, sourceConditions, toLead } from './rows.ts';

const columns = [
  'id',
  'full_name',
  'email',
  'phone',
  'city',
  'property_interest',
  'source',
  'status',
  'assigned_to',
  'created_at',
] as const;

interface Export {
  /** A broker's leads; undefined: all leads, with a column for their scope. */
  readonly brokerId: number | undefined;
  readonly query: InferType<typeof exportAdminLeads.query> | InferType<typeof exportBrokerLeads.query>;
}

const lineOf = (row: LeadRow, withScope: boolean): string => {
  const lead = toLead(row);
  const scope = row.brokerId === null ? 'main' : 'broker';
  return csvLine([...columns.map((name) => lead[name]), ...(withScope ? [scope] : [])]);
};

// Newest first, as on screen. Keyset pagination: rows added meanwhile neither shift nor repeat any.
const batchAfter = (tx: Tx, where: SQL | undefined, last: LeadRow | undefined): Promise<LeadRow[]> =>
  tx
    .select()
    .from(leads)
    .where(
      and(
        where,
        last && sql`(${leads.createdAt}, ${leads.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`,
      ),
    )
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(EXPORT_BATCH);

/**
 * Every lead that matches the filters, as CSV (specification 000, section 9), read in batches, so that neither the server nor
 * the database holds more than one. The audit trail records who exported how many. Returns the stream and its number of rows.
 */
export const exportLeads = async (way: Database['asOperator'], caller: LeadCaller, { brokerId, query }: Export) => {
  const withScope = brokerId === undefined;
  const planned = query.follow_up && followUpConditions(query.tz)[query.follow_up];
  const where = and(
    ...(withScope ? sourceConditions(query) : [eq(leads.brokerId, brokerId), ...leadConditions(query)]),
    planned,
  );
  const rows = await way(async (tx) => {
    const total = await tx.$count(leads, where);
    const detail = { rows: total, status: query.status ?? null, searched: query.q.trim() !== '' };
    await recordAudit(tx, { actor: caller.session, action: 'lead.exported', address: caller.request.ip, detail });
    return total;
  });
  async function* lines() {
    yield csvLine([...columns, ...(withScope ? ['scope'] : [])]);
    let last: LeadRow | undefined;
    for (;;) {
      const batch = await way((tx) => batchAfter(tx, where, last));
      last = batch.at(-1);
      if (!last) return;
      yield batch.map((row) => lineOf(row, withScope)).join('');
      if (batch.length < EXPORT_BATCH) return;
    }
  }
  return { rows, csv: Readable.from(lines()) };
};
