import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from './migrate.ts';

/** How many migrations there are; all of them have been applied to the database of a running server. */
export const countMigrations = (): number => readMigrationFiles({ migrationsFolder }).length;

/** This version's newest migration, by its time in the journal. */
export const newestMigration = (): number => readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
