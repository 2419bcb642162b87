import type { TestProject } from 'vitest/node';
import { openPostgres } from '../db/postgres.ts';
import { createEmptyDatabase } from './emptyPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of an empty, migrated database on the tests' PostgreSQL: the template of others. */
    migratedPostgres: string;
  }
}

/** Migrates an empty database once for all tests, because copying it is much faster than migrating. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { url, drop } = await createEmptyDatabase();
  const engine = await openPostgres(url);
  await engine.close();
  project.provide('migratedPostgres', new URL(url).pathname.slice(1));
  return drop;
};
