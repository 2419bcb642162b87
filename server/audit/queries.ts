import { Readable } from 'node:stream';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { AuditEntry, AuditFilters, listAudit } from '#contract/audit.ts';
import { csvLine } from '#contract/rules/csv.ts';
import type { Database, Tx } from '../db/database.ts';
import { countPage, onPage } from '../db/page.ts';
import { brokers, operators } from '../db/schema/accounts.ts';
import { audit } from '../db/schema/platform.ts';
import { EXPORT_BATCH } from '../limits/server.ts';

const DAY_MS = 86_400_000;

// A day runs from its first to its last moment in India; stored times have whole milliseconds.
const isDay = (moment: string) => moment.length === '2026-11-25'.length;
const begin = (moment: string) => new Date(isDay(moment) ? `${moment}T00:00:00+05:30` : moment);
const end = (moment: string) => new Date(begin(moment).getTime() + (isDay(moment) ? DAY_MS : 1));

const matching = ({ actor_role, action, object_type, object_id, from, to }: AuditFilters): SQL | undefined =>
  and(
    actor_role && eq(audit.actorRole, actor_role),
    action && eq(audit.action, action),
    object_type && eq(audit.objectType, object_type),
    object_id === undefined ? undefined : eq(audit.objectId, object_id),
    from ? gte(audit.at, begin(from)) : undefined,
    to ? lt(audit.at, end(to)) : undefined,
  );

const newestFirst = [desc(audit.at), desc(audit.id)];

const select = (tx: Tx) =>
  tx
    .select({
      row: audit,
      name: sql<
        string | null
      >`case ${audit.actorRole} when 'broker' then ${brokers.fullName} else ${operators.fullName} end`,
    })
    .from(audit)
    .leftJoin(brokers, and(eq(audit.actorRole, 'broker'), eq(brokers.id, audit.actorId)))
    .leftJoin(operators, and(eq(audit.actorRole, 'super_admin'), eq(operators.id, audit.actorId)))
    .$dynamic();

type Row = Awaited<ReturnType<typeof select>>[number];

const toEntry = ({ row, name }: Row): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: { role: row.actorRole, id: row.actorId, name },
  action: row.action,
  object_type: row.objectType,
  object_id: row.objectId,
  address: row.address,
  detail: row.times > 1 ? { ...row.detail, times: row.times } : row.detail,
});

/** A page of the audit trail. */
export const findEntries = async (tx: Tx, { page, limit, ...filters }: InferType<typeof listAudit.query>) => {
  const list = { where: matching(filters), orderBy: newestFirst, query: { page, limit, q: '' } };
  const { rows, meta } = await countPage(tx, audit, list, (place) => onPage(select(tx), place));
  return { data: rows.map(toEntry), meta };
};

const columns = [
  'id',
  'at',
  'actor_role',
  'actor_id',
  'actor_name',
  'action',
  'object_type',
  'object_id',
  'address',
  'detail',
] as const;

const lineOf = ({ actor, detail, ...entry }: AuditEntry): string => {
  const { id, at, action, object_type, object_id, address } = entry;
  const written = detail && JSON.stringify(detail);
  return csvLine([id, at, actor.role, actor.id, actor.name, action, object_type, object_id, address, written]);
};

/** Streams every entry that matches the filters as CSV, in batches; entries added meanwhile are left out. */
export const auditCsv = (db: Database, filters: AuditFilters): Readable => {
  async function* lines() {
    yield csvLine(columns);
    let last: AuditEntry | undefined;
    do {
      const older = last && sql`(${audit.at}, ${audit.id}) < (${last.at}::timestamptz, ${last.id}::int)`;
      const rows = await db.asOperator((tx) =>
        select(tx)
          .where(and(matching(filters), older))
          .orderBy(...newestFirst)
          .limit(EXPORT_BATCH),
      );
      const batch = rows.map(toEntry);
      if (batch.length > 0) yield batch.map(lineOf).join('');
      last = batch.length === EXPORT_BATCH ? batch.at(-1) : undefined;
    } while (last);
  }
  return Readable.from(lines());
};
