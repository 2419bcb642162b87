import type { Database } from './database.ts';

/** A database that can be written to a backup's folder, or restored from it. */
export interface Dump {
  readonly engine: Database['engine'];
  /** Throws NotMigrated, NewerDatabase, BeforeBaseline or ProgramFailed. */
  write(folder: string): Promise<void>;
  /** Throws DatabaseFilled unless the database is empty. */
  refuseFilled(): Promise<void>;
  /** Fills the empty database, completely or not at all. Throws DatabaseFilled or ProgramFailed. */
  read(folder: string): Promise<void>;
}
