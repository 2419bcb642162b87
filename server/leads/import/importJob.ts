import { setTimeout } from 'node:timers/promises';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { paths } from '#contract/paths.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { leadEvents, leads } from '#server/db/schema/leads.ts';
import { leadImports } from '#server/db/schema/leadWork.ts';
import { addJob } from '#server/jobs/queue.ts';
import { type JobHandler, UnretryableError } from '#server/jobs/worker.ts';
import { codeOf } from '#server/lib/errorCode.ts';
import { IMPORT_REST_MS, IMPORT_STUCK_MS, IMPORTED_AT_ONCE, IMPORTS_HELD } from '#server/limits/leads.ts';
import { notifyBroker } from '#server/notifications/notify.ts';
import { newColumns } from '../columns.ts';
import { contactKeys } from '../events.ts';
import { isLead, type JudgedRow, judgeFile, knownLeads, type LeadOfRow } from './judgedRows.ts';

type ImportRow = Omit<typeof leadImports.$inferSelect, 'content'>;

const { content, ...columns } = getTableColumns(leadImports);

/** Shows whether a file's text is unchanged. */
const digest = sql<string | null>`md5(${content})`;

/** The import that a job is about. */
export interface ImportJob {
  readonly importId: number;
  readonly brokerId: number;
}

const ofData = (data: Readonly<Record<string, unknown>>): ImportJob => ({
  importId: Number(data.importId),
  brokerId: Number(data.brokerId),
});

const unfinished = ({ importId, brokerId }: ImportJob) =>
  and(eq(leadImports.id, importId), eq(leadImports.brokerId, brokerId), isNull(leadImports.endedAt));

const insertLeads = async (tx: Tx, { brokerId, fileName }: ImportRow, rows: readonly LeadOfRow[]): Promise<void> => {
  if (rows.length === 0) return;
  const added = await tx
    .insert(leads)
    .values(rows.map(({ lead }) => ({ ...newColumns(lead), brokerId })))
    .returning();
  const actor = { brokerId, kind: 'imported', actorRole: 'broker', actorId: brokerId } as const;
  await tx.insert(leadEvents).values(
    added.map((lead) => ({
      ...actor,
      ...contactKeys(lead),
      leadId: lead.id,
      detail: { source: lead.source, property_interest: lead.propertyInterest, file: fileName },
    })),
  );
};

const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-IN')} ${number === 1 ? one : many}`;

const endImport = async (tx: Tx, row: ImportRow): Promise<void> => {
  const { id, brokerId, fileName, added, skipped, wrong, state } = row;
  const title =
    state === 'done'
      ? `${count(added, 'lead', 'leads')} imported`
      : `Import stopped after ${count(added, 'lead', 'leads')}`;
  const message = `${fileName}: ${count(skipped, 'duplicate', 'duplicates')} skipped, ${count(wrong, 'row', 'rows')} wrong`;
  await notifyBroker(tx, brokerId, { kind: 'leads_imported', title, message, link: paths.broker.crm });
  await recordAudit(tx, {
    actor: { role: 'broker', accountId: brokerId },
    action: state === 'done' ? 'lead_import.finished' : 'lead_import.failed',
    object: { type: 'lead_import', id },
    detail: { added, skipped, wrong },
  });
};

/** The rows of a file as it was when its text had this digest. */
interface HeldFile {
  readonly rows: readonly JudgedRow[];
  readonly digest: string | null;
}

/**
 * Adds the next rows and saves the progress in the same transaction, so that no row is added twice. Adds none if an
 * erasure changed the file since it was read.
 */
const addNext = async (tx: Tx, job: ImportJob, file: HeldFile): Promise<'more' | 'done' | 'changed'> => {
  const [row] = await tx
    .select({ ...columns, digest })
    .from(leadImports)
    .where(unfinished(job))
    .for('update');
  if (!row) return 'done';
  if (row.digest !== file.digest) return 'changed';
  const all = file.rows;
  const rows = all.slice(row.done, row.done + IMPORTED_AT_ONCE);
  const right = rows.filter(isLead);
  const known = row.addsDuplicates || right.length === 0 ? () => undefined : await knownLeads(tx, row.brokerId, right);
  const fresh = right.filter((one) => row.addsDuplicates || !(one.sameAs || known(one)));
  await insertLeads(tx, row, fresh);
  const done = row.done + rows.length;
  const isDone = done >= all.length;
  const [now] = await tx
    .update(leadImports)
    .set({
      done,
      added: row.added + fresh.length,
      skipped: row.skipped + right.length - fresh.length,
      wrong: row.wrong + rows.length - right.length,
      state: isDone ? 'done' : 'running',
      endedAt: isDone ? sql`clock_timestamp()` : null,
    })
    .where(eq(leadImports.id, row.id))
    .returning(columns);
  if (isDone && now) await endImport(tx, now);
  return isDone ? 'done' : 'more';
};

/** The rows of imports that this process works on: each job would read the whole file otherwise. */
const heldFiles = (db: Pick<Database, 'withTenant'>) => {
  const held = new LRUCache<number, HeldFile>({
    max: IMPORTS_HELD.max,
    ttl: IMPORTS_HELD.ms,
    ttlAutopurge: true,
    updateAgeOnGet: true,
  });
  return {
    read: async (job: ImportJob): Promise<HeldFile> => {
      const known = held.get(job.importId);
      if (known) return known;
      const [row] = await db.withTenant(job.brokerId, (tx) =>
        tx.select({ content, mapping: leadImports.mapping, digest }).from(leadImports).where(unfinished(job)),
      );
      if (!row) return { rows: [], digest: null };
      const { rows } = await judgeFile(row.content ?? '', row.mapping);
      const file = { rows, digest: row.digest };
      held.set(job.importId, file);
      return file;
    },
    forget: ({ importId }: ImportJob) => held.delete(importId),
  };
};

/**
 * Adds some rows of an import, and queues a job for the next ones. It can be interrupted at any moment: the rows and
 * the progress are saved in one transaction.
 */
export const addRows = (db: Pick<Database, 'withTenant'>): JobHandler => {
  const files = heldFiles(db);
  return async (data, { createdAt }) => {
    const job = ofData(data);
    try {
      const file = await files.read(job);
      const start = performance.now();
      const state = await db.withTenant(job.brokerId, (tx) => addNext(tx, job, file));
      if (state !== 'more') files.forget(job);
      if (state === 'done') return undefined;
      // Leaves half of the time to other calls.
      await setTimeout(Math.min(IMPORT_REST_MS, performance.now() - start));
      return (tx) => addJob(tx, 'lead_import', { ...job });
    } catch (error) {
      // Omits the error's message, which may repeat the contents of rows.
      const code = codeOf(error instanceof Error ? (error.cause ?? error) : error);
      const message = `The rows could not be added (${String(code ?? 'no code')})`;
      throw Date.now() - createdAt.getTime() > IMPORT_STUCK_MS ? new UnretryableError(message) : new Error(message);
    }
  };
};

/** Ends an import whose rows cannot be added, and notifies the broker. Rows that were added stay. */
export const endStuckImport =
  (db: Pick<Database, 'withTenant'>): JobHandler =>
  async (data) => {
    const job = ofData(data);
    await db.withTenant(job.brokerId, async (tx) => {
      const [row] = await tx
        .update(leadImports)
        .set({ state: 'failed', endedAt: sql`clock_timestamp()` })
        .where(unfinished(job))
        .returning(columns);
      if (row) await endImport(tx, row);
    });
    return undefined;
  };
