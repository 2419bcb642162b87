import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from './database.ts';
import { openPglite } from './pglite.ts';

let folder: string;
let database: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nivaas-pglite-'));
  database = path.join(folder, 'db');
});
afterAll(() => rm(folder, { recursive: true }));

const add = (engine: Engine) =>
  engine.transaction((tx) =>
    tx.execute(sql`insert into notifications (kind, title, message, link) values ('lead', 'a', 'b', '/')`),
  );
const count = async (engine: Engine) =>
  (await engine.transaction((tx) => tx.select({ n: sql<number>`count(*)::int` }).from(sql`notifications`)))[0]?.n;

const rights = async () => ((await stat(database)).mode & 0o777).toString(8);
// Windows has no such file modes.
const hasRights = process.platform !== 'win32';

// One test, because each opening takes seconds.
test('an interrupted first opening starts afresh; later openings keep the rows, and only the owner gets into the folder', async () => {
  const marker = `${database}.unfinished`;
  await mkdir(database);
  // A killed process can leave the file that marks a database, and little else.
  await writeFile(path.join(database, 'PG_VERSION'), '17\n');
  await writeFile(marker, '');
  const first = await openPglite(database);
  await add(first);
  await first.close();
  expect(existsSync(marker)).toBe(false);
  if (hasRights) {
    expect(await rights()).toBe('700');
    await chmod(database, 0o755);
  }
  const second = await openPglite(database);
  expect(await count(second)).toBe(1);
  await second.close();
  if (hasRights) expect(await rights()).toBe('700');
});
