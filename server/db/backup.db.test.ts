import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { addRowsForEveryScope } from '../testing/rowsForEveryScope.ts';
import { tableNames } from '../testing/tableNames.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { Tx } from './database.ts';

class Undone extends Error {}

/** The documented statements that name this login. */
const documented = async (login: string): Promise<string[]> => {
  const statements = [...(await readFile('docs/running.md', 'utf8')).matchAll(/```sql\n(.*?)```/gs)].flatMap(
    ([, block = '']) => block.trim().split(/(?<=;)\n/),
  );
  return statements.filter((statement) => statement.includes(login));
};

/** Does what `pg_dump` does: reads every table without its policies, or fails. */
const dumped = async (tx: Tx, tables: readonly string[]): Promise<Record<string, number>> => {
  await tx.execute(sql`set local row_security = off`);
  const counts: Record<string, number> = {};
  for (const table of tables) counts[table] = await tx.$count(sql.raw(table));
  return counts;
};

// The npm packages include no pg_dump, so this shows what it needs. The embedded database has one user, its owner.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('a backup', async () => {
  const db = await openTestDatabase();
  await db.asOwner(addRowsForEveryScope);
  afterAll(() => db.close());

  test('by the documented login reads every row of every table and every sequence; by the tables’ owner it fails', async () => {
    const statements = await documented('nivaas_backup');
    expect(statements).toHaveLength(2);
    const work = db.asOwner(async (tx) => {
      const names = await tableNames(tx);
      const tables = [...names.map((name) => `public.${name}`), 'drizzle.__drizzle_migrations'];
      const all = await dumped(tx, tables);
      expect(Object.values(all)).not.toContain(0);

      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`set local role nivaas_backup`);
      expect(await dumped(tx, tables)).toEqual(all);
      expect(await tx.$count(sql`public.leads_id_seq`)).toBe(1);
      await expect(tx.transaction((inner) => inner.execute(sql`delete from leads`))).rejects.toMatchObject({
        cause: { code: '42501' },
      });

      await tx.execute(
        sql`reset role; create role nivaas_test_owner; grant usage on schema public to nivaas_test_owner`,
      );
      for (const name of names) await tx.execute(sql.raw(`alter table ${name} owner to nivaas_test_owner`));
      await tx.execute(sql`set local role nivaas_test_owner`);
      await expect(tx.transaction((inner) => dumped(inner, tables))).rejects.toMatchObject({
        cause: { code: '42501' },
      });
      // With --enable-row-security.
      await tx.execute(sql`set local row_security = on`);
      expect(await tx.$count(sql`leads`)).toBe(0);
      throw new Undone();
    });
    await expect(work).rejects.toThrow(Undone);
  });
});
