import type { Database } from './database.ts';

/** A database that is written to the folder of a backup, or read from it. */
export interface Dump {
  readonly engine: Database['engine'];
  /** Throws NotMigrated, NewerDatabase, or ProgramFailed. */
  write(folder: string): Promise<void>;
  /** Throws DatabaseFilled unless the database is empty. */
  refuseFilled(): Promise<void>;
  /** Fills the empty database, as a whole or not at all. Throws DatabaseFilled or ProgramFailed. */
  read(folder: string): Promise<void>;
}
