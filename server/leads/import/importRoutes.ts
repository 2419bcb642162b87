import { Readable } from 'node:stream';
import { and, eq, gt, sql, sum } from 'drizzle-orm';
import type { InferType } from 'yup';
import { MAX_IMPORT_MB } from '#contract/leads/file/leadFile.ts';
import { readText } from '#contract/leads/file/readText.ts';
import { wrongRowsCsv } from '#contract/leads/file/wrongRowsCsv.ts';
import {
  type DryRun,
  getLeadImport,
  getWrongRows,
  importLeads,
  type LeadImport,
  mappingFrom,
  ROWS_LISTED,
} from '#contract/leads/import.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { hoursAgo } from '#server/db/hoursAgo.ts';
import { leadImports } from '#server/db/schema/leadWork.ts';
import { found, HttpError } from '#server/errors.ts';
import { once } from '#server/http/idempotency.ts';
import { type Api, type Context, serve } from '#server/http/serve.ts';
import type { UploadedFile } from '#server/http/uploadedFile.ts';
import { addJob } from '#server/jobs/queue.ts';
import { LEADS_COUNT_H } from '#server/limits/accounts.ts';
import { IMPORTED_A_DAY, IMPORTS_KEPT_FILES, IMPORTS_KEPT_H, IMPORTS_UNFINISHED } from '#server/limits/leads.ts';
import { termsOf } from '#server/quotas/quotas.ts';
import { recordViewed } from '../ownLead.ts';
import { isLead, type JudgedFile, judgeFile, knownLeads, orRefused } from './judgedRows.ts';

const MAX_BYTES = MAX_IMPORT_MB * 1024 * 1024;

const readFile = async (file: UploadedFile | undefined): Promise<string> => {
  if (!file) throw new HttpError(400, 'Please choose a file');
  if (file.size > MAX_BYTES) throw new HttpError(413, `The file is larger than ${MAX_IMPORT_MB} MB`);
  const bytes = await file.read();
  return (await orRefused(() => readText(bytes))).text;
};

const nameOf = (file: UploadedFile | undefined): string =>
  (file?.name ?? '')
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .split(/[\\/]/)
    .at(-1)
    ?.trim()
    .slice(0, 120) || 'leads.csv';

type ImportCall = Context<typeof importLeads>;

/** Reports what an import would do with each row. The audit trail records which leads it shows. */
const tryFile = async (
  tx: Tx,
  { session, request }: ImportCall,
  { columns, mapping, rows }: JudgedFile,
): Promise<DryRun> => {
  const { brokerId } = session;
  const right = rows.filter(isLead);
  const known = right.length > 0 ? await knownLeads(tx, brokerId, right) : () => undefined;
  const duplicates = right.flatMap((row): DryRun['duplicate_rows'] => {
    const lead = known(row);
    if (lead) return [{ row: row.row, lead_id: lead.id, full_name: lead.fullName, status: lead.status }];
    const { sameAs } = row;
    return sameAs ? [{ row: row.row, same_as_row: sameAs.row, full_name: sameAs.full_name }] : [];
  });
  const wrong = rows.flatMap((row) => ('problem' in row ? [{ row: row.row, ...row.problem }] : []));
  const listed = duplicates.slice(0, ROWS_LISTED);
  const ids = listed.flatMap(({ lead_id: id }) => id ?? []);
  const shown = ids.map((id) => ({ id }));
  if (ids.length > 0) await recordViewed(tx, { session, request }, shown);
  return {
    rows: rows.length,
    new: right.length - duplicates.length,
    duplicates: duplicates.length,
    wrong: wrong.slice(0, ROWS_LISTED),
    columns: [...columns],
    mapping,
    duplicate_rows: listed,
  };
};

// "impo" in ASCII: the class of the advisory lock; its object is the broker's id.
const IMPORT_LOCK = 0x69_6d_70_6f;

/** Throws a 409 when a broker imports more than people do. The broker's other imports wait until the transaction ends. */
const refuseMany = async (tx: Tx, brokerId: number, rows: number, content: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK}::int, ${brokerId}::int)`);
  const ofBroker = eq(leadImports.brokerId, brokerId);
  const [kept] = await tx
    .select({
      open: sql<number>`count(*) filter (where ${leadImports.endedAt} is null)::int`,
      bytes: sum(sql`octet_length(${leadImports.content})`).mapWith(Number),
    })
    .from(leadImports)
    .where(ofBroker);
  if ((kept?.open ?? 0) >= IMPORTS_UNFINISHED)
    throw new HttpError(409, `${IMPORTS_UNFINISHED} imports are not finished yet. Please wait until one is.`);
  // A file may be far larger than its rows need.
  if ((kept?.bytes ?? 0) + Buffer.byteLength(content) > IMPORTS_KEPT_FILES * MAX_BYTES)
    throw new HttpError(
      409,
      `Imported files are kept for ${IMPORTS_KEPT_H / 24} days, at most ${IMPORTS_KEPT_FILES * MAX_IMPORT_MB} MB in all, which is used up. Please import the rest later.`,
    );
  const [day] = await tx
    .select({ rows: sum(leadImports.rows).mapWith(Number) })
    .from(leadImports)
    .where(and(ofBroker, gt(leadImports.createdAt, hoursAgo(LEADS_COUNT_H))));
  const { status } = await termsOf(tx, brokerId);
  const most = status === 'pending' ? IMPORTED_A_DAY.pending : IMPORTED_A_DAY.active;
  if ((day?.rows ?? 0) + rows > most)
    throw new HttpError(
      409,
      `At most ${most.toLocaleString('en-IN')} rows can be imported within a day${status === 'pending' ? ' until your account is approved' : ''}. ` +
        `${(day?.rows ?? 0).toLocaleString('en-IN')} were imported already.`,
    );
};

const refuseUnmatched = ({ mapping }: JudgedFile): void => {
  if (mapping.full_name !== undefined && mapping.phone !== undefined) return;
  const message = 'Choose the columns that hold name and phone';
  throw new HttpError(400, message, { errors: { mapping: message } });
};

const startImport = async (
  tx: Tx,
  { session, request, file, body }: ImportCall,
  { content, judged }: { readonly content: string; readonly judged: JudgedFile },
): Promise<{ id: number }> => {
  const { brokerId } = session;
  const rows = judged.rows.length;
  await refuseMany(tx, brokerId, rows, content);
  const addsDuplicates = body.duplicates === 'add';
  const [row] = await tx
    .insert(leadImports)
    .values({ brokerId, fileName: nameOf(file), content, mapping: judged.mapping, addsDuplicates, rows })
    .returning({ id: leadImports.id });
  const { id } = found(row);
  await addJob(tx, 'lead_import', { importId: id, brokerId });
  const object = { type: 'lead_import', id } as const;
  await recordAudit(tx, { actor: session, action: 'lead_import.asked', object, address: request.ip, detail: { rows } });
  return { id };
};

const importFile = async (call: ImportCall) => {
  const { session, body, file, repeat, db } = call;
  const content = await readFile(file);
  const judged = await judgeFile(content, body.mapping ? mappingFrom(body.mapping) : undefined);
  const { brokerId } = session;
  if (body.dry_run) {
    const data = await db.withTenant(brokerId, (tx) => tryFile(tx, call, judged));
    return { status: 200 as const, body: { data } };
  }
  refuseUnmatched(judged);
  const data = await db.withTenant(brokerId, (tx) =>
    once(tx, repeat, () => startImport(tx, call, { content, judged })),
  );
  return { status: 202 as const, body: { data } };
};

const importOf = async (tx: Tx, brokerId: number, { id }: InferType<typeof getLeadImport.params>) => {
  const [row] = await tx
    .select()
    .from(leadImports)
    .where(and(eq(leadImports.id, id), eq(leadImports.brokerId, brokerId)));
  return found(row);
};

/** Lead imports from files: a dry run reports the outcome, then a job adds the leads. */
export const leadImportRoutes = (api: Api): void => {
  serve(api, importLeads, importFile);
  serve(api, getLeadImport, async ({ params, session: { brokerId }, db }) => {
    const row = await db.withTenant(brokerId, (tx) => importOf(tx, brokerId, params));
    const { state, done, rows, added, skipped, wrong } = row;
    return { data: { state, done, rows, added, skipped, wrong } satisfies LeadImport };
  });
  serve(api, getWrongRows, async ({ params, session, request, reply, db }) => {
    const { brokerId } = session;
    const row = await db.withTenant(brokerId, async (tx) => {
      const object = { type: 'lead_import', id: params.id } as const;
      const one = await importOf(tx, brokerId, params);
      await recordAudit(tx, { actor: session, action: 'lead_import.wrong_rows_exported', object, address: request.ip });
      return one;
    });
    const file = await judgeFile(found(row.content), row.mapping);
    reply.header('content-disposition', 'attachment; filename="wrong-rows.csv"');
    return Readable.from(wrongRowsCsv(file.columns, file.rows));
  });
};
