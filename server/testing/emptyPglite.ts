import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { pgliteEngine, pgliteExtensions } from '../db/pglite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A dump of an empty, migrated PGlite database. */
    emptyPglite: string;
  }
}

/** Makes an empty, migrated database once for all tests, because opening a copy is much faster than migrating. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'nivaas-pglite-'));
  const file = path.join(folder, 'empty.tar');
  const client = await PGlite.create({ extensions: await pgliteExtensions() });
  const engine = await pgliteEngine(client);
  await writeFile(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await engine.close();
  project.provide('emptyPglite', file);
  return () => rm(folder, { recursive: true });
};
