import { Readable } from 'node:stream';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { InferType } from 'yup';
import type { exportAdminLeads, exportBrokerLeads } from '#contract/leads/endpoints.ts';
import { leadFields, leadRows } from '#contract/leads/fields.ts';
import { csvLine } from '#contract/rules/csv.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { offIndex } from '../db/page.ts';
import { leads } from '../db/schema/leads.ts';
import { textContains } from '../db/search.ts';
import { EXPORT_BATCH } from '../limits/server.ts';
import type { LeadCaller } from './ownLead.ts';
import { workConditions } from './planned.ts';
import { leadConditions, sourceConditions } from './rows.ts';

const exported = leadRows.filter(([, { exported }]) => exported);

// Reads only these columns: the others would take a third of an export's time.
const columns = {
  id: leads.id,
  ...(Object.fromEntries(exported.map(([name]) => [name, leads[leadFields[name].column]])) as Readonly<
    Record<string, PgColumn>
  >),
  created_at: leads.createdAt,
};

interface Export {
  /** A broker's leads; undefined: all leads, with a column for their scope. */
  readonly brokerId: number | undefined;
  readonly query: InferType<typeof exportAdminLeads.query> | InferType<typeof exportBrokerLeads.query>;
}

const read = (tx: Tx) => tx.select({ ...columns, brokerId: leads.brokerId }).from(leads);

type Row = Awaited<ReturnType<typeof read>>[number];

const lineOf = ({ brokerId, ...row }: Row, withScope: boolean): string => {
  const scope = brokerId === null ? 'main' : 'broker';
  return csvLine([
    ...Object.values({ ...row, created_at: row.created_at.toISOString() }),
    ...(withScope ? [scope] : []),
  ]);
};

// Newest first, as on screen. Keyset pagination: rows added meanwhile neither shift nor repeat any.
const batchAfter = (tx: Tx, where: SQL | undefined, last: Row | undefined): Promise<Row[]> =>
  read(tx)
    .where(
      and(
        where,
        last && sql`(${leads.createdAt}, ${leads.id}) < (${last.created_at.toISOString()}::timestamptz, ${last.id})`,
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
  const searched = textContains(leads.search, query.q);
  const filters = { ...query, q: '' };
  const where = and(
    ...(withScope ? sourceConditions(filters) : [eq(leads.brokerId, brokerId), ...leadConditions(filters)]),
    ...workConditions(query),
  );
  const rows = await way(async (tx) => {
    const total = await tx.$count(leads, and(where, searched));
    const detail = { rows: total, status: query.status ?? null, searched: query.q.trim() !== '' };
    await recordAudit(tx, { actor: caller.session, action: 'lead.exported', address: caller.request.ip, detail });
    return total;
  });
  // With the word index, each batch would read all matches again.
  const all = and(where, rows > EXPORT_BATCH ? offIndex(searched) : searched);
  async function* lines() {
    yield csvLine([...Object.keys(columns), ...(withScope ? ['scope'] : [])]);
    let last: Row | undefined;
    for (;;) {
      const batch = await way((tx) => batchAfter(tx, all, last));
      last = batch.at(-1);
      if (!last) return;
      yield batch.map((row) => lineOf(row, withScope)).join('');
      if (batch.length < EXPORT_BATCH) return;
    }
  }
  return { rows, csv: Readable.from(lines()) };
};
