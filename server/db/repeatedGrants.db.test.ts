import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type EmptyDatabase } from '../testing/emptyPostgres.ts';
import type { Engine } from './database.ts';
import { repeatOutside } from './grants.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

const onPostgres = process.env.TEST_ENGINE === 'postgres';
let database: EmptyDatabase | undefined;
let folder: string;
let engine: Engine;

/** Opens the database as the server does at startup. */
const open = async () => {
  engine = database ? await openPostgres(database.url) : await openPglite(path.join(folder, 'db'));
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nivaas-grants-'));
  if (onPostgres) database = await createEmptyDatabase();
  await open();
});
afterAll(async () => {
  await engine.close();
  await database?.drop();
  await rm(folder, { recursive: true });
});

/** Every privilege on the database, its schemas, and their tables, columns and sequences. */
const privileges = async (): Promise<string[]> => {
  const { rows } = (await engine.transaction((tx) =>
    tx.execute(sql`select place || ': ' || acl.privilege_type || ' to ' ||
        case acl.grantee when 0 then 'public' else acl.grantee::regrole::text end as text
      from (select 'database' as place, coalesce(datacl, acldefault('d', datdba)) as list from pg_database
          where datname = current_database()
        union all select nspname::text, coalesce(nspacl, acldefault('n', nspowner)) from pg_namespace
        union all select relname::text, relacl from pg_class where relnamespace in (select oid from pg_namespace
          where nspname in ('public', 'drizzle'))
        union all select attrelid::regclass || '.' || attname, attacl from pg_attribute where attacl is not null) places,
      aclexplode(list) acl
      union all select roleid::regrole || ' to ' || member::regrole from pg_auth_members
        where member = 'nivaas_operator'::regrole
      order by text`),
  )) as { rows: { text: string }[] };
  return rows.map(({ text }) => text);
};

// Roles belong to the whole PostgreSQL server, and other tests use its other databases.
const OF_CLUSTER = onPostgres ? [] : ['revoke nivaas_app from nivaas_operator'];

const deviations = [
  ...OF_CLUSTER,
  'grant temporary on database {database} to public',
  'grant create on schema public to public',
  'revoke usage on schema public from nivaas_app',
  'grant usage on schema drizzle to nivaas_app',
  'grant select on drizzle.__drizzle_migrations to public',
  'grant delete on users to nivaas_app',
  'grant select on credentials to nivaas_operator',
  'grant select on operators to public',
  'grant update (action) on audit to nivaas_app',
  'revoke insert on leads from nivaas_app',
  'grant usage on sequence leads_id_seq to nivaas_app',
];

const change = (statement: string) =>
  engine.transaction(async (tx) => {
    const [row] = await tx.select({ name: sql<string>`current_database()` }).from(sql`(select 1) one`);
    await tx.execute(sql.raw(statement.replace('{database}', row?.name ?? '')));
  });

// Each start of the embedded database takes a second, so one start has to undo all deviations there.
test.each(onPostgres ? deviations.map((one) => [one]) : [deviations])(
  'the next start undoes: %s',
  async (...statements) => {
    const before = await privileges();
    let changed = before;
    for (const statement of statements) {
      await change(statement);
      const now = await privileges();
      expect(now, statement).not.toEqual(changed);
      changed = now;
    }
    await engine.close();
    await open();
    expect(await privileges()).toEqual(before);
  },
);

test('a restore undoes what a new database allows everybody, also below the schema of a newer version', async () => {
  const before = await privileges();
  await change('grant temporary on database {database} to public');
  await engine.transaction((tx) => repeatOutside((statement) => tx.execute(statement)));
  expect(await privileges()).toEqual(before);
});
