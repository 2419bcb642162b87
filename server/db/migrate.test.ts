import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, test } from 'vitest';
import { NotMigrated } from './errors.ts';
import { migrationsFolder } from './migrate.ts';
import { pgliteEngine, pgliteExtensions } from './pglite.ts';

/** Runs `work` on a new PGlite with a role `plain` that may create roles, and objects in its database and schema. */
const withPglite = async (work: (client: PGlite) => Promise<void>): Promise<void> => {
  const client = await PGlite.create({ extensions: await pgliteExtensions() });
  try {
    await client.exec(`create role plain login createrole; grant create on database postgres to plain;
      grant create on schema public to plain`);
    await work(client);
  } finally {
    await client.close();
  }
};

/** Runs the migrations before the named one, as an older version had them. */
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

test('an owner who is not a superuser can migrate, and take the application’s role', () =>
  withPglite(async (client) => {
    await client.exec('set session authorization plain');
    await migrate(drizzle(client), { migrationsFolder });
    await client.exec('set role nivaas_app');
    expect((await client.query('select current_user::text as name')).rows).toEqual([{ name: 'nivaas_app' }]);
    await client.exec('reset role; set role nivaas_operator');
    expect((await client.query('select * from leads')).rows).toEqual([]);
  }));

test.each(['postgres', 'plain'])('earlier domains of sites become claims that are due for a check: %s', (owner) =>
  withPglite(async (client) => {
    // Row-level security applies to an owner who is not a superuser.
    if (owner === 'plain') await client.exec('set session authorization plain');
    await migrateBefore(client, '0010_domains');
    await client.exec('alter table brokers no force row level security; alter table sites no force row level security');
    await client.exec(`insert into brokers (full_name, email, status) values
      ('Asha', 'a@test.example', 'active'), ('Vikram', 'v@test.example', 'active'), ('Ravi', 'r@test.example', 'active');
      insert into sites (broker_id, slug, template, custom_domain, domain_checked_at) values
      (1, 'asha', 'classic', 'homes.asha.example', now()), (2, 'vikram', 'classic', 'Vikram.example', null),
      (3, 'ravi', 'classic', null, null)`);
    await client.exec('alter table brokers force row level security; alter table sites force row level security');
    await migrate(drizzle(client), { migrationsFolder });
    await client.exec('set session authorization postgres');
    const { rows } = await client.query(
      'select name, broker_id, slug, verified_by, reason, next_check_at <= now() as due from domains order by name',
    );
    const claim = { verified_by: null, reason: 'unchecked', due: true };
    expect(rows).toEqual([
      { ...claim, name: 'homes.asha.example', broker_id: 1, slug: 'asha' },
      { ...claim, name: 'vikram.example', broker_id: 2, slug: 'vikram' },
    ]);
    const unforced = await client.query(`select relname from pg_class where relnamespace = 'public'::regnamespace
      and relname in ('sites', 'domains') and not (relrowsecurity and relforcerowsecurity)`);
    expect(unforced.rows).toEqual([]);
  }),
);

test.each(['postgres', 'plain'])('earlier notifications get their kind and a page by their title: %s', (owner) =>
  withPglite(async (client) => {
    if (owner === 'plain') await client.exec('set session authorization plain');
    await migrateBefore(client, '0021_notifications');
    await client.exec('alter table notifications no force row level security');
    await client.exec(`insert into notifications (title, message) values ('New broker', 'a'), ('Broker awaiting approval', 'b'),
      ('A broker awaits approval', 'c'), ('New lead', 'd'), ('New main-website lead', 'e'), ('Home reported', 'f')`);
    await client.exec('alter table notifications force row level security');
    await migrate(drizzle(client), { migrationsFolder });
    await client.exec('set session authorization postgres');
    const { rows } = await client.query<{ told: string }>(
      `select kind || ' ' || link || ' ' || coalesce(broker_id, 0) as told from notifications order by id`,
    );
    expect(rows.map(({ told }) => told)).toEqual([
      'broker_added /superadmin/brokers 0',
      ...['broker_pending /superadmin/brokers 0', 'broker_pending /superadmin/brokers 0'],
      ...['main_lead /superadmin/crm 0', 'main_lead /superadmin/crm 0'],
      'listing_reported /superadmin/manage-property 0',
    ]);
    const forced = await client.query(
      `select relforcerowsecurity as forced from pg_class where relname = 'notifications'`,
    );
    expect(forced.rows).toEqual([{ forced: true }]);
  }),
);

test('opened without migrating, a database of another version is rejected and stays unchanged', () =>
  withPglite(async (client) => {
    const tables = async () => (await client.query(`select count(*) from pg_class where relkind in ('r', 'i')`)).rows;
    const rejects = async () => {
      const before = await tables();
      await expect(pgliteEngine(client, 'as it is')).rejects.toBeInstanceOf(NotMigrated);
      expect(await tables()).toEqual(before);
    };
    await rejects();
    await migrateBefore(client, '0010_domains');
    await rejects();
    await migrate(drizzle(client), { migrationsFolder });
    expect((await pgliteEngine(client, 'as it is')).name).toBe('pglite');
  }));
