import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type EmptyDatabase } from '../testing/emptyPostgres.ts';
import { dumpOf, openDatabase, openWithoutMigrating } from './connect.ts';
import { BeforeBaseline } from './errors.ts';

// The first of the migrations before the baseline, by its time in their journal.
const FIRST_OF_OLD = 1795243368443;

let database: EmptyDatabase | undefined;
let dataDir: string;

const choice = () => ({ databaseUrl: database?.url, dataDir });

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'nivaas-old-'));
  if (process.env.TEST_ENGINE === 'postgres') database = await createEmptyDatabase();
  await (await openDatabase(choice())).close();
  const owner = await openWithoutMigrating(choice());
  await owner.transaction((tx) =>
    tx.execute(sql`update drizzle.__drizzle_migrations set created_at = ${FIRST_OF_OLD}::bigint + id`),
  );
  await owner.close();
});
afterAll(async () => {
  await database?.drop();
  await rm(dataDir, { recursive: true });
});

test('a database from before the baseline is refused in one line that names it and says what to do', async () => {
  const [name, remedy] = database
    ? [new URL(database.url).pathname.slice(1), 'Name an empty one in DATABASE_URL, or drop it and create it anew.']
    : [path.join(dataDir, 'db'), 'Move that folder away, or remove it: the next start makes a new one.'];
  const words = `The database ${name} belongs to a version from before the first release, and this version cannot take it over. ${remedy}`;
  const ways = {
    'a start': () => openDatabase(choice()),
    'a command': () => openWithoutMigrating(choice()),
    'a backup': () => dumpOf(choice()).write(dataDir),
  };
  for (const [way, open] of Object.entries(ways)) {
    const refused = await open().catch((error: unknown) => error);
    expect(refused, way).toBeInstanceOf(BeforeBaseline);
    expect((refused as Error).message, way).toBe(words);
  }
});
