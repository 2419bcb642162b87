import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { withoutQueueing } from './postgres.ts';

// The embedded database has one connection.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('a migration of a table that is in use', async () => {
  const db = await openTestDatabase();
  const [reader, migrator, caller] = [1, 2, 3].map(() => new pg.Client({ connectionString: db.url })) as [
    pg.Client,
    pg.Client,
    pg.Client,
  ];
  afterAll(async () => {
    for (const client of [reader, migrator, caller]) await client.end();
    await db.close();
  });

  const change = async () => void (await migrator.query('alter table visits add column tried integer'));

  test('lets calls through between its tries, and succeeds when the table is free', async () => {
    for (const client of [reader, migrator, caller]) await client.connect();
    await reader.query('begin; select from visits');
    const migrated = withoutQueueing(migrator, change, { lockMs: 100, restMs: 300, tries: 20 });
    await setTimeout(50);
    await caller.query('select from visits');
    await reader.query('commit');
    await migrated;
    expect((await caller.query('select tried from visits')).rows).toEqual([]);
  });

  test('says in the end that the table stays locked', async () => {
    await reader.query('begin; select from visits');
    const migrated = withoutQueueing(migrator, change, { lockMs: 20, restMs: 1, tries: 2 });
    await expect(migrated).rejects.toThrow('stays locked');
    await reader.query('commit');
  });
});
