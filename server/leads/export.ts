import { Readable } from 'node:stream';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { exportAdminLeads } from '#contract/leads.ts';
import { csvLine } from '#contract/rules/csv.ts';
import { recordAudit } from '../db/audit.ts';
import type { Tx } from '../db/database.ts';
import { leads } from '../db/schema/leads.ts';
import { EXPORT_BATCH } from '../limits/policy.ts';
import type { LeadCaller } from './queries.ts';
import { type LeadRow, leadConditions, toLead } from './rows.ts';

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

/** One of the ways in, already entered for who calls. */
type Way = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

interface Asked {
  /** Whose leads: a broker's; the operator gets everybody's, and a column that says whose. */
  readonly brokerId: number | undefined;
  readonly query: InferType<typeof exportAdminLeads.query>;
}

const lineOf = (row: LeadRow, withScope: boolean): string => {
  const lead = toLead(row);
  const scope = row.brokerId === null ? 'main' : 'broker';
  return csvLine([...columns.map((name) => lead[name]), ...(withScope ? [scope] : [])]);
};

// Newest first, as on screen. After the last row of the batch before: what comes in meanwhile neither moves nor doubles any.
const batchAfter = (tx: Tx, wanted: SQL | undefined, last: LeadRow | undefined): Promise<LeadRow[]> =>
  tx
    .select()
    .from(leads)
    .where(
      last
        ? and(
            wanted,
            sql`(${leads.createdAt}, ${leads.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`,
          )
        : wanted,
    )
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(EXPORT_BATCH);

/**
 * Every lead that the filters match, as CSV (specification 000, section 9): a batch at a time, so that neither the server
 * nor the database holds more than that. The trail keeps who took how many. Answers the stream and how many rows it has.
 */
export const exportLeads = async (way: Way, caller: LeadCaller, { brokerId, query }: Asked) => {
  const withScope = brokerId === undefined;
  const wanted = and(withScope ? undefined : eq(leads.brokerId, brokerId), ...leadConditions(query));
  const rows = await way(async (tx) => {
    const [counted] = await tx.select({ total: count() }).from(leads).where(wanted);
    const total = counted?.total ?? 0;
    const detail = { rows: total, status: query.status ?? null, searched: query.q.trim() !== '' };
    await recordAudit(tx, { actor: caller.session, action: 'leads exported', address: caller.request.ip, detail });
    return total;
  });
  async function* lines() {
    yield csvLine([...columns, ...(withScope ? ['scope'] : [])]);
    let last: LeadRow | undefined;
    for (;;) {
      const batch = await way((tx) => batchAfter(tx, wanted, last));
      last = batch.at(-1);
      if (!last) return;
      yield batch.map((row) => lineOf(row, withScope)).join('');
      if (batch.length < EXPORT_BATCH) return;
    }
  }
  return { rows, csv: Readable.from(lines()) };
};
