import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NewerDatabase, NotMigrated } from './errors.ts';
import { migrationsFolder } from './migrate.ts';
import { pgliteEngine, pgliteExtensions } from './pglite.ts';

/** Runs the migrations before the named one, as an older version does. */
const migrateBefore = async (client: PGlite, tag: string): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'nivaas-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journal = path.join(folder, 'meta', '_journal.json');
    const all = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
    const count = all.entries.findIndex((entry) => entry.tag === tag);
    await writeFile(journal, JSON.stringify({ ...all, entries: all.entries.slice(0, count) }));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
};

// One database of each kind goes through all versions, because making one and migrating it takes seconds.
describe.each(['postgres', 'plain'])('an older database of %s', (owner) => {
  let client: PGlite;
  const asOwner = (statements: string) =>
    client.exec(`set session authorization ${owner}; ${statements}; set session authorization postgres`);
  const named = async (statement: string) => (await client.query<Record<string, unknown>>(statement)).rows;

  /** Inserts rows into tables whose row-level security also applies to their owner unless that is a superuser. */
  const insert = (tables: readonly string[], statements: string) => {
    const all = (what: string) => tables.map((name) => `alter table ${name} ${what} row level security`).join(';');
    return asOwner(`${all('no force')}; ${statements}; ${all('force')}`);
  };

  /** Checks that opening the database without migrating is rejected, and changes nothing. */
  const isRejected = async () => {
    const things = () => named(`select count(*) from pg_class where relkind in ('r', 'i')`);
    const before = await things();
    await expect(pgliteEngine(client, 'as it is')).rejects.toBeInstanceOf(NotMigrated);
    expect(await things()).toEqual(before);
  };
  const toVersion = async (work: () => Promise<void>) => {
    await client.exec(`set session authorization ${owner}`);
    await work();
    await client.exec('set session authorization postgres');
  };

  beforeAll(async () => {
    client = await PGlite.create({ extensions: await pgliteExtensions() });
    await client.exec(`create role plain login createrole; grant create on database postgres to plain;
      grant create on schema public to plain`);
    await isRejected();
    await toVersion(() => migrateBefore(client, '0010_domains'));
    await isRejected();
    await insert(
      ['brokers', 'sites'],
      `insert into brokers (full_name, email, status) values
      ('Asha', 'a@test.example', 'active'), ('Vikram', 'v@test.example', 'active'), ('Ravi', 'r@test.example', 'active');
      insert into sites (broker_id, slug, template, custom_domain, domain_checked_at) values
      (1, 'asha', 'classic', 'homes.asha.example', now()), (2, 'vikram', 'classic', 'Vikram.example', null),
      (3, 'ravi', 'classic', null, null)`,
    );
    await toVersion(() => migrateBefore(client, '0021_notifications'));
    await insert(
      ['notifications'],
      `insert into notifications (title, message) values ('New broker', 'a'), ('Broker awaiting approval', 'b'),
      ('A broker awaits approval', 'c'), ('New lead', 'd'), ('New main-website lead', 'e'), ('Home reported', 'f')`,
    );
    await toVersion(() => migrate(drizzle(client), { migrationsFolder }));
  });
  afterAll(() => client.close());

  test('opens without migrating once it has this version', async () => {
    expect((await pgliteEngine(client, 'as it is')).name).toBe('pglite');
  });

  test('lets its owner take the application’s roles', async () => {
    await client.exec(`set session authorization ${owner}; set role nivaas_app`);
    expect(await named('select current_user::text as name')).toEqual([{ name: 'nivaas_app' }]);
    await client.exec('reset role; set role nivaas_operator');
    expect(await named('select * from leads')).toEqual([]);
    await client.exec('reset role; set session authorization postgres');
  });

  test('has the domains of sites as claims that are due for a check', async () => {
    const claim = { verified_by: null, reason: 'unchecked', due: true };
    expect(
      await named(
        'select name, broker_id, slug, verified_by, reason, next_check_at <= now() as due from domains order by name',
      ),
    ).toEqual([
      { ...claim, name: 'homes.asha.example', broker_id: 1, slug: 'asha' },
      { ...claim, name: 'vikram.example', broker_id: 2, slug: 'vikram' },
    ]);
  });

  test('has notifications with their kind and a page by their title', async () => {
    const rows = await named(
      `select kind || ' ' || link || ' ' || coalesce(broker_id, 0) as told from notifications order by id`,
    );
    expect(rows.map(({ told }) => told)).toEqual([
      'broker_added /superadmin/brokers 0',
      ...['broker_pending /superadmin/brokers 0', 'broker_pending /superadmin/brokers 0'],
      ...['main_lead /superadmin/crm 0', 'main_lead /superadmin/crm 0'],
      'listing_reported /superadmin/manage-property 0',
    ]);
  });

  test('keeps row-level security forced', async () => {
    const unforced = await named(`select relname from pg_class where relnamespace = 'public'::regnamespace
      and relname in ('sites', 'domains', 'notifications') and not (relrowsecurity and relforcerowsecurity)`);
    expect(unforced).toEqual([]);
  });

  test('that a newer version has expanded is opened and keeps its grants; one that this version cannot live with is rejected', async () => {
    const noted = () => named(`select obj_description('drizzle.__drizzle_migrations'::regclass) as note`);
    await pgliteEngine(client);
    const before = await noted();
    await client.exec(`create table later (id integer); grant select on later to nivaas_app;
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)`);
    await pgliteEngine(client);
    expect(await named(`select has_table_privilege('nivaas_app', 'later', 'SELECT') as granted`)).toEqual([
      { granted: true },
    ]);
    expect(await noted()).toEqual(before);
    // Commands still run on it, such as a backup after an update was rolled back.
    await pgliteEngine(client, 'as it is');
    await client.exec(
      `comment on table drizzle.__drizzle_migrations is 'Versions that have the migration 4102444800000'`,
    );
    for (const opening of ['migrate', 'as it is'] as const)
      await expect(pgliteEngine(client, opening)).rejects.toBeInstanceOf(NewerDatabase);
  });
});
