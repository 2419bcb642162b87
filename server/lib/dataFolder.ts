import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from './errorCode.ts';

/**
 * Creates a folder and its parents. Does not use Node's `recursive`, which never ends where the system refuses new
 * folders (`/proc`). Throws if the folder cannot be created, or is a file.
 */
export const makeFolder = async (folder: string): Promise<void> => {
  const parent = path.dirname(folder);
  try {
    await mkdir(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (codeOf(error) !== 'ENOENT' || parent === folder) throw error;
    await makeFolder(parent);
    await mkdir(folder).catch((again: unknown) => {
      if (codeOf(again) !== 'EEXIST') throw again;
    });
  }
};
