import { type SQL, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { addRowsForEveryScope } from '../testing/rowsForEveryScope.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';

const db = await openTestDatabase('migrated anew');
await db.asOwner(addRowsForEveryScope);
afterAll(() => db.close());

const OURS = sql`not in ('pg_catalog', 'information_schema', 'pg_toast')`;
const ROLE = sql`'nivaas_app'`;

/** The texts that a query returns when run as the owner. */
const list = async (query: SQL): Promise<string[]> => {
  const { rows } = (await db.asOwner((tx) => tx.execute(query))) as { rows: { text: string }[] };
  return rows.map(({ text }) => text);
};

test('row-level security is enabled and forced on every table, and there are only tables', async () => {
  const relations =
    await list(sql`select relkind::text || ' ' || relname || case when relrowsecurity and relforcerowsecurity
    then '' else ' open' end as text from pg_class where relnamespace = 'public'::regnamespace and relkind not in ('i', 'S')`);
  expect(relations.length).toBeGreaterThanOrEqual(15);
  expect(relations.filter((one) => !/^r \w+$/.test(one))).toEqual([]);
});

test('the application’s role has only the privileges on tables that it needs', async () => {
  const granted = await list(sql`
    select nspname || '.' || relname || ': ' || string_agg(privilege, ' ' order by privilege) as text
    from pg_class join pg_namespace n on n.oid = relnamespace,
      unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) privilege
    where nspname ${OURS} and relkind in ('r', 'p', 'v', 'm', 'f') and has_table_privilege(${ROLE}, pg_class.oid, privilege)
    group by nspname, relname order by nspname, relname`);
  expect(granted).toEqual([
    'public.audit: DELETE INSERT SELECT',
    'public.brokers: INSERT SELECT UPDATE',
    'public.credentials: INSERT SELECT UPDATE',
    'public.deleted_pictures: DELETE INSERT SELECT',
    'public.digests: INSERT SELECT UPDATE',
    'public.domains: INSERT SELECT UPDATE',
    'public.email_changes: DELETE INSERT SELECT UPDATE',
    'public.gone_homes: DELETE INSERT SELECT UPDATE',
    'public.heartbeats: DELETE INSERT SELECT',
    'public.home_changes: DELETE INSERT SELECT',
    'public.idempotency_keys: DELETE INSERT SELECT UPDATE',
    'public.jobs: DELETE INSERT SELECT',
    'public.lead_dismissals: INSERT SELECT',
    'public.lead_events: DELETE INSERT SELECT',
    'public.lead_imports: DELETE INSERT SELECT UPDATE',
    'public.lead_merges: INSERT SELECT UPDATE',
    'public.lead_views: DELETE INSERT SELECT',
    'public.leads: DELETE INSERT SELECT UPDATE',
    'public.listing_events: DELETE INSERT SELECT',
    'public.listing_reports: DELETE INSERT SELECT UPDATE',
    'public.login_attempts: DELETE INSERT SELECT UPDATE',
    'public.media: DELETE INSERT SELECT UPDATE',
    'public.notification_preferences: INSERT SELECT UPDATE',
    'public.notifications: DELETE INSERT SELECT',
    'public.operators: INSERT SELECT UPDATE',
    'public.password_resets: DELETE INSERT SELECT',
    'public.privacy_leads: INSERT SELECT',
    'public.privacy_requests: DELETE INSERT SELECT UPDATE',
    'public.properties: DELETE INSERT SELECT UPDATE',
    'public.report_changes: DELETE INSERT SELECT',
    'public.report_days: DELETE INSERT SELECT UPDATE',
    'public.saved_homes: DELETE INSERT SELECT UPDATE',
    'public.saved_searches: DELETE INSERT SELECT UPDATE',
    'public.search_homes: DELETE INSERT SELECT UPDATE',
    'public.search_matches: DELETE INSERT SELECT UPDATE',
    'public.second_steps: DELETE INSERT SELECT UPDATE',
    'public.seeker_alerts: DELETE INSERT SELECT UPDATE',
    'public.seeker_enquiries: DELETE INSERT SELECT UPDATE',
    'public.sessions: DELETE INSERT SELECT UPDATE',
    'public.settings: INSERT SELECT UPDATE',
    'public.signup_codes: DELETE INSERT SELECT UPDATE',
    'public.sites: INSERT SELECT UPDATE',
    'public.users: INSERT SELECT UPDATE',
    'public.videos: DELETE INSERT SELECT UPDATE',
    'public.visits: DELETE INSERT SELECT UPDATE',
  ]);
});

test('it has no sequences, creates nothing, and calls no function with another’s rights', async () => {
  const beyond = await list(sql`
    select 'sequence ' || relname as text from pg_class
      where case when relkind = 'S' then has_sequence_privilege(${ROLE}, oid, 'USAGE, SELECT, UPDATE') end
    union all select 'makes things in ' || nspname from pg_namespace
      where has_schema_privilege(${ROLE}, oid, 'CREATE')
    union all select 'uses ' || nspname from pg_namespace
      where nspname ${OURS} and nspname <> 'public' and nspname !~ '^pg_' and has_schema_privilege(${ROLE}, oid, 'USAGE')
    union all select 'database ' || privilege from unnest(array['CREATE', 'TEMPORARY']) privilege
      where has_database_privilege(${ROLE}, current_database(), privilege)
    union all select 'acts for its owner: ' || proname from pg_proc join pg_namespace n on n.oid = pronamespace
      where nspname ${OURS} and prosecdef`);
  expect(beyond).toEqual([]);
});

test.each([
  ['nivaas_app', []],
  ['nivaas_operator', ['is a nivaas_app']],
])('%s owns nothing, belongs to no other role, and bypasses no policy', async (name, more) => {
  const role = await list(sql`
    select 'owns ' || classid::regclass || ' ' || objid as text from pg_shdepend
      where refclassid = 'pg_authid'::regclass and refobjid = ${name}::regrole and deptype = 'o'
    union all select distinct 'is a ' || roleid::regrole from pg_auth_members where member = ${name}::regrole
    union all select 'has more of ' || relname from pg_class, aclexplode(relacl) where grantee = 'nivaas_operator'::regrole
    union all select 'may more' from pg_roles where rolname = ${name}
      and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin or rolreplication)`);
  expect(role).toEqual(more);
});

test.each([
  'create table mine (id integer)',
  'create temporary table leads (id integer)',
  'create function mine() returns integer language sql as $$ select 1 $$',
  'alter table leads disable row level security',
  'alter table leads no force row level security',
  'drop policy reach on leads',
  'create policy mine on leads using (true)',
  'truncate leads cascade',
  'delete from users',
  'drop table leads cascade',
  'select * from drizzle.__drizzle_migrations',
])('no way permits: %s', async (statement) => {
  for (const way of [
    db.asOperator,
    db.asSystem,
    <T>(work: Parameters<typeof db.asSystem<T>>[0]) => db.withTenant(1, work),
  ]) {
    await expect(way((tx) => tx.execute(sql.raw(statement)))).rejects.toMatchObject({ cause: { code: '42501' } });
  }
});

test('the policies apply to an owner of the tables who is not a superuser', async () => {
  class Undone extends Error {}
  const seen = async (force: boolean) => {
    let count: unknown;
    const work = db.asOwner(async (tx) => {
      await tx.execute(sql`create role nivaas_test_owner nologin`);
      if (!force) await tx.execute(sql`alter table leads no force row level security`);
      await tx.execute(sql`grant usage on schema public to nivaas_test_owner`);
      await tx.execute(sql`alter table leads owner to nivaas_test_owner`);
      await tx.execute(sql`set local role nivaas_test_owner`);
      const [row] = await tx.select({ count: sql<number>`count(*)::integer` }).from(sql`leads`);
      count = row?.count;
      throw new Undone();
    });
    await expect(work).rejects.toThrow(Undone);
    return count;
  };
  expect(await seen(true)).toBe(0);
  expect(await seen(false)).toBe(8);
});
