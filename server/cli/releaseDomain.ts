import { ConfigError } from '../config.ts';
import { databaseOver } from '../db/database.ts';
import { release } from '../sites/domains/release.ts';
import { runCommand } from './command.ts';

await runCommand((engine) => {
  const [name] = process.argv.slice(2);
  if (!name) throw new ConfigError('The domain', 'is missing: npm run domain:release -- homes.example.com');
  return release(databaseOver(engine), name);
});
