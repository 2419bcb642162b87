import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from './migrate.ts';

const all = () => readMigrationFiles({ migrationsFolder });

/** How many migrations there are; all of them have been applied to the database of a running server. */
export const countMigrations = (): number => all().length;

/** This version's newest migration, by its time in the journal. */
export const newestMigration = (): number => all().at(-1)?.folderMillis ?? 0;

/** The first migration of the baseline, by its time in the journal. */
export const oldestMigration = (): number => all()[0]?.folderMillis ?? 0;
