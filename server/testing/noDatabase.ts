import { type Database, databaseOver } from '../db/database.ts';
import { DatabaseBusy } from '../db/errors.ts';

/** A database that is out of reach: every call fails with `error`. */
export const noDatabase = (error: () => unknown = () => new DatabaseBusy()): Database =>
  databaseOver({
    name: 'postgres',
    transaction: () => Promise.reject(error()),
    close: async () => undefined,
  });
