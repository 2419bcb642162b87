import { ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../db/connect.ts';
import { NotMigrated } from '../db/errors.ts';
import { release } from '../sites/domains/release.ts';
import { FolderInUse, lockFolder } from '../startup/lock.ts';
import { atDatabase, inDataFolder } from '../startup/startupErrors.ts';

const run = async (name: string): Promise<boolean> => {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  // It frees a name and nothing else: only the server migrates the database.
  const unlock = databaseUrl ? undefined : await inDataFolder(dataDir, () => lockFolder(dataDir));
  const open = () => openDatabase(config, undefined, 'as it is');
  const db = await (databaseUrl ? atDatabase(open) : inDataFolder(dataDir, open));
  try {
    const { done, words } = await release(db, name);
    process.stdout.write(`${words}\n`);
    return done;
  } finally {
    await db.close();
    await unlock?.();
  }
};

try {
  const [name] = process.argv.slice(2);
  if (!name) throw new ConfigError('The domain', 'is missing: npm run domain:release -- homes.example.com');
  process.exitCode = (await run(name)) ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof FolderInUse || error instanceof NotMigrated)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
