import { type Database, databaseOver } from '../db/database.ts';
import { DatabaseBusy } from '../db/errors.ts';

/** An unreachable database: every call fails with `error`. */
export const noDatabase = (error: () => unknown = () => new DatabaseBusy()): Database =>
  databaseOver({
    name: 'postgres',
    transaction: () => Promise.reject(error()),
    close: async () => undefined,
  });
