import path from 'node:path';
import { restore } from '../backup/restore.ts';
import { ConfigError } from '../config.ts';
import { dataOf, runWithSettings } from './command.ts';

await runWithSettings(async (config) => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new ConfigError('The folder', 'is not given. Usage: npm run restore -- /backups/2026-11-26');
  const { madeAt, files } = await restore(path.resolve(folder), await dataOf(config));
  const after = 'People erased since then are back, and mails that were waiting are sent: see docs/runbook.md.';
  return { done: true, words: `The backup of ${madeAt} is restored (files: ${files}). ${after}` };
});
