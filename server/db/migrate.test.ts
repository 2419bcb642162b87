import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NewerDatabase, NotMigrated } from './errors.ts';
import { migrationsFolder, setUpSchema } from './migrate.ts';
import { pgliteEngine, pgliteExtensions } from './pglite.ts';

interface Entry {
  readonly when: number;
}

// One database goes through all versions, because making one takes seconds.
let client: PGlite;
const folders: string[] = [];

beforeAll(async () => {
  client = await PGlite.create({ extensions: await pgliteExtensions() });
});
afterAll(async () => {
  await client.close();
  for (const folder of folders) await rm(folder, { recursive: true });
});

/** The folder of another version's migrations, whose journal has the entries that `change` makes of this one's. */
const versionWith = async (change: (entries: readonly Entry[]) => readonly Entry[]) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'nivaas-migrations-'));
  folders.push(folder);
  await cp(migrationsFolder, folder, { recursive: true });
  const journal = path.join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: Entry[] };
  await writeFile(journal, JSON.stringify({ ...rest, entries: change(entries) }));
  return folder;
};

/** Sets the schema up as a version with these migrations does. */
const openAs = (folder: string) => {
  const db = drizzle(client);
  const place = { name: 'in memory', renew: '' };
  return setUpSchema(
    (statement) => db.execute(statement),
    place,
    (config) => migrate(db, config),
    folder,
  );
};

/** Sets the schema up as a version that has these migrations in addition does. */
const openAsNewer = async (...added: readonly string[]) => {
  const folder = await versionWith((entries) => {
    const last = entries.at(-1);
    return [...entries, ...added.map((_, n) => ({ ...last, when: (last?.when ?? 0) + 1 + n, tag: `added_${n}` }))];
  });
  for (const [n, migration] of added.entries()) await writeFile(path.join(folder, `added_${n}.sql`), migration);
  await openAs(folder);
};

const named = async (statement: string) => (await client.query<Record<string, unknown>>(statement)).rows;
const noted = () => named(`select obj_description('drizzle.__drizzle_migrations'::regclass) as note`);

/** Checks that opening the database without migrating is rejected, and changes nothing. */
const isRejected = async () => {
  const things = () => named(`select count(*) from pg_class where relkind in ('r', 'i')`);
  const before = await things();
  await expect(pgliteEngine(client, 'as it is')).rejects.toBeInstanceOf(NotMigrated);
  expect(await things()).toEqual(before);
};

test('an empty or older database is opened without migrating only once it has this version', async () => {
  await isRejected();
  await openAs(await versionWith((entries) => entries.slice(0, -1)));
  await isRejected();
  await pgliteEngine(client);
  expect((await pgliteEngine(client, 'as it is')).name).toBe('pglite');
});

test('a database that a newer version has expanded is opened and keeps its grants; one that this version cannot live with is rejected', async () => {
  const before = await noted();
  const expand = '-- expand\nCREATE TABLE later (id integer)';
  await openAsNewer(expand);
  expect(await noted()).toEqual(before);
  await client.exec('grant select on later to nivaas_app');
  await pgliteEngine(client);
  expect(await named(`select has_table_privilege('nivaas_app', 'later', 'SELECT') as granted`)).toEqual([
    { granted: true },
  ]);
  // Commands still run on it, such as a backup after an update was rolled back.
  await pgliteEngine(client, 'as it is');

  await openAsNewer(expand, 'DROP TABLE later');
  for (const opening of ['migrate', 'as it is'] as const)
    await expect(pgliteEngine(client, opening)).rejects.toBeInstanceOf(NewerDatabase);
});
