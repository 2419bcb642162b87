import type { Data } from '../backup/makeBackup.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { dumpOf, openWithoutMigrating } from '../db/connect.ts';
import type { Engine } from '../db/database.ts';
import { BeforeBaseline, DatabaseFilled, NewerDatabase, NotMigrated, ProgramFailed } from '../db/errors.ts';
import { FolderInUse, lockFolder } from '../startup/lock.ts';
import { openPhotoStore } from '../startup/openPhotoStore.ts';
import { atDatabase, inDataFolder, isSystemError } from '../startup/startupErrors.ts';

/** The outcome of a command, in words for its caller; `done` is false if it failed. */
export interface Outcome {
  readonly done: boolean;
  readonly words: string;
}

const EXPECTED = [ConfigError, FolderInUse, NotMigrated, NewerDatabase, BeforeBaseline, DatabaseFilled, ProgramFailed];

/**
 * Runs a command with the server's settings: takes the lock of the embedded database, prints the outcome, and sets the
 * exit code. An expected error is printed as one line.
 */
export const runWithSettings = async (command: (config: Config) => Promise<Outcome>): Promise<void> => {
  try {
    const config = readConfig(process.env);
    const { databaseUrl, dataDir } = config;
    const unlock = databaseUrl ? undefined : await inDataFolder(dataDir, () => lockFolder(dataDir));
    try {
      const { done, words } = await command(config);
      process.stdout.write(`${words}\n`);
      process.exitCode = done ? 0 : 1;
    } finally {
      await unlock?.();
    }
  } catch (error) {
    if (!(error instanceof Error && (isSystemError(error) || EXPECTED.some((kind) => error instanceof kind))))
      throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
};

/** Runs a command on the database, opened as the owner of its tables. */
export const runCommand = (command: (engine: Engine, config: Config) => Promise<Outcome>): Promise<void> =>
  runWithSettings(async (config) => {
    // Only the server migrates the database.
    const open = () => openWithoutMigrating(config);
    const engine = await (config.databaseUrl ? atDatabase(open) : inDataFolder(config.dataDir, open));
    try {
      return await command(engine, config);
    } finally {
      await engine.close();
    }
  });

/** The configured database and photos, for a backup. */
export const dataOf = async (config: Config): Promise<Data> => {
  const { databaseUrl, databaseBackupUrl, dataDir } = config;
  const dump = dumpOf({ databaseUrl, databaseBackupUrl, dataDir });
  const photoStore = await openPhotoStore(config);
  await photoStore.check();
  return { dump, photoStore };
};
