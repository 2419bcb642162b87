import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The mails of a kind to an address, oldest first, as the server wrote them. */
export const mailsIn = async (dataDir: string, kind: string, to: string): Promise<string[]> => {
  const folder = path.join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith(`-${kind}-${to}.eml`))
    .toSorted();
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
};
