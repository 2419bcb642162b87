import { type SQL, sql } from 'drizzle-orm';
import type { Engine, Tx } from './database.ts';

const force = (words: 'FORCE' | 'NO FORCE'): SQL =>
  sql.raw(`DO $$
DECLARE name text;
BEGIN
  FOR name IN SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relrowsecurity
    ORDER BY relname
  LOOP
    EXECUTE format('ALTER TABLE %I ${words} ROW LEVEL SECURITY', name);
  END LOOP;
END $$`);

/**
 * Runs `work` in one transaction as the tables' owner, without any policies. Other connections keep their policies, and
 * wait until it ends. For commands only; the server uses the methods of a Database.
 */
export const withoutPolicies = <T>(engine: Engine, work: (tx: Tx) => Promise<T>): Promise<T> =>
  engine.transaction(async (tx) => {
    await tx.execute(force('NO FORCE'));
    const result = await work(tx);
    await tx.execute(force('FORCE'));
    return result;
  });
