import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes a folder like the browser app's build output, with these files by path. Remove it after the tests. */
export const makeClientFolder = async (files: Readonly<Record<string, string>>) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'nivaas-client-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
};
