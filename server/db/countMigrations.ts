import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from './migrate.ts';

/** How many migrations there are: the database that a server runs on has them all. */
export const countMigrations = (): number => readMigrationFiles({ migrationsFolder }).length;
