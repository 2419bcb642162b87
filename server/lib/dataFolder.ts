import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from './errorCode.ts';

/**
 * Makes a folder and those above it. Not Node's own `recursive`, which never ends where the system itself refuses new
 * folders (`/proc`). Throws when it cannot be made, or is a file.
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
