import path from 'node:path';
import { backUp } from '../backup/makeBackup.ts';
import { ConfigError } from '../config.ts';
import { dataOf, runWithSettings } from './command.ts';

await runWithSettings(async (config) => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new ConfigError('The folder', 'is not given. Usage: npm run backup -- /backups/2026-11-26');
  const { files, bytes } = await backUp(path.resolve(folder), await dataOf(config), config.commit);
  return { done: true, words: `The backup is in ${folder} (files: ${files}, megabytes: ${Math.ceil(bytes / 1e6)}).` };
});
