import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { say } from '../support/figures.ts';

const run = promisify(execFile);

/**
 * Installs another product from the npm registry, at these versions, and returns its folder: a temporary one, kept for
 * the next run, because the product is not a dependency of the project.
 */
export const installed = async (name: string, packages: Readonly<Record<string, string>>): Promise<string> => {
  const [version = ''] = Object.values(packages);
  const folder = path.join(os.tmpdir(), 'nivaas-peers', `${name}-${version}`);
  // npm writes this file last.
  if (existsSync(path.join(folder, 'package-lock.json'))) return folder;
  say(`Installing ${name} ${version} into ${folder}: it takes some minutes`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true }));
  const wanted = Object.entries(packages).map(([one, at]) => `${one}@${at}`);
  await run('npm', ['install', '--save-exact', '--no-audit', '--no-fund', '--loglevel=error', ...wanted], {
    cwd: folder,
    maxBuffer: 1 << 26,
  });
  return folder;
};
