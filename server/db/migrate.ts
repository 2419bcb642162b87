import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside the running module: server/db/migrations from the sources, dist/server/migrations when built. */
export const migrationsFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations');

/** Serialises what processes that start at once set up in one PostgreSQL database ("nivaas" in ASCII). */
export const START_LOCK = 0x6e69766161;
