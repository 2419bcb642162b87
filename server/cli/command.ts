import { type Config, ConfigError, readConfig } from '../config.ts';
import { openAsItIs } from '../db/connect.ts';
import type { Engine } from '../db/database.ts';
import { NotMigrated } from '../db/errors.ts';
import { FolderInUse, lockFolder } from '../startup/lock.ts';
import { atDatabase, inDataFolder } from '../startup/startupErrors.ts';

/** What a command has done, in words for whoever called it; `done` false: it could not. */
export interface Outcome {
  readonly done: boolean;
  readonly words: string;
}

/**
 * Runs a command on a built server, with the server's settings: opens the database as the owner of its tables, prints the outcome, and
 * sets the exit code. An expected error is one line.
 */
export const runCommand = async (command: (engine: Engine, config: Config) => Promise<Outcome>): Promise<void> => {
  try {
    const config = readConfig(process.env);
    const { databaseUrl, dataDir } = config;
    const unlock = databaseUrl ? undefined : await inDataFolder(dataDir, () => lockFolder(dataDir));
    // Only the server migrates the database.
    const open = () => openAsItIs(config);
    const engine = await (databaseUrl ? atDatabase(open) : inDataFolder(dataDir, open));
    try {
      const { done, words } = await command(engine, config);
      process.stdout.write(`${words}\n`);
      process.exitCode = done ? 0 : 1;
    } finally {
      await engine.close();
      await unlock?.();
    }
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof FolderInUse || error instanceof NotMigrated)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
};
