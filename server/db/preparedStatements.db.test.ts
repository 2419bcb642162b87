import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createEmptyDatabase } from '../testing/emptyPostgres.ts';
import { databaseOver } from './database.ts';
import { openPostgres } from './postgres.ts';
import { leads } from './schema/leads.ts';

const prepared = async (url: string, search: boolean): Promise<string> => {
  const db = databaseOver(await openPostgres(url));
  const condition = search ? sql`${leads.search} like ${'%asha%'}` : sql`${leads.city} = ${'Jaipur'}`;
  for (let time = 0; time < 4; time += 1) await db.withTenant(1, (tx) => tx.$count(leads, condition));
  const { rows } = (await db.withTenant(1, (tx) =>
    tx.execute(sql`select coalesce(string_agg(statement, ';'), '') as statements from pg_prepared_statements`),
  )) as unknown as { rows: readonly { statements: string }[] };
  await db.close();
  return rows[0]?.statements ?? '';
};

describe.runIf(process.env.TEST_ENGINE === 'postgres')('connections to PostgreSQL', () => {
  test('keep the plans of statements that are used often, but of no search, and none where the address says so', async () => {
    const { url, drop } = await createEmptyDatabase();
    try {
      expect(await prepared(url, false)).toContain('"city" =');
      expect(await prepared(url, true)).not.toContain('like');
      expect(await prepared(`${url}${url.includes('?') ? '&' : '?'}prepared=off`, false)).toBe('');
    } finally {
      await drop();
    }
  });
});
