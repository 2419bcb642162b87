import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from './migrate.ts';

/** How many migrations there are: the database that a server runs on has them all. */
export const countMigrations = (): number => readMigrationFiles({ migrationsFolder }).length;

/** The newest migration of this version, by its time in the journal. */
export const newestMigration = (): number => readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
