import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { BACKUP_FILES_AT_ONCE } from '../limits/server.ts';

const sumOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** The checksums of a backup's files in the format of `sha256sum`: one line each, sorted by name. */
export interface Sums {
  readonly lines: readonly string[];
  readonly bytes: number;
}

/** Reads every file below the folders of a backup. */
export const sumsOf = async (backup: string, folders: readonly string[]): Promise<Sums> => {
  const found = await Promise.all(
    folders.map((folder) => readdir(path.join(backup, folder), { recursive: true, withFileTypes: true })),
  );
  const files = found
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(backup, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();
  let bytes = 0;
  const lines = await pLimit(BACKUP_FILES_AT_ONCE).map(files, async (file) => {
    const at = path.join(backup, file);
    const { size } = await stat(at);
    // Added without an `await` in the statement, which would lose what other files add meanwhile.
    bytes += size;
    return `${await sumOf(at)}  ${file}`;
  });
  return { lines, bytes };
};
