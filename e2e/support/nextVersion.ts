import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Creates a next version of the built server, with one more migration. `main` is the path of its main.js. */
export const makeNextVersion = async (migration: string) => {
  await mkdir('test-results', { recursive: true });
  // Inside the project, so that it finds the packages that it needs.
  const folder = await mkdtemp('test-results/next-version-');
  const server = path.join(folder, 'dist/server');
  await cp('dist/server', server, { recursive: true });
  for (const part of ['client', 'render']) await symlink(path.resolve('dist', part), path.join(folder, 'dist', part));
  const journal = path.join(server, 'migrations/meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as {
    entries: { idx: number; when: number }[];
  };
  const last = entries.at(-1);
  const next = { ...last, idx: entries.length, when: (last?.when ?? 0) + 1, tag: 'next' };
  await writeFile(journal, JSON.stringify({ ...rest, entries: [...entries, next] }));
  await writeFile(path.join(server, 'migrations/next.sql'), migration);
  return { main: path.join(server, 'main.js'), remove: () => rm(folder, { recursive: true, force: true }) };
};
