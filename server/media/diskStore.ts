import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../lib/dataFolder.ts';
import { codeOf } from '../lib/errorCode.ts';
import { assertKey, isKey } from './names.ts';
import type { PhotoStore } from './types.ts';

const missing = (error: unknown) => codeOf(error) === 'ENOENT';

const synced = async (path: string, bytes: Buffer) => {
  const file = await open(path, 'wx', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

// The new name must survive a power cut, too. Not every system can sync folders.
const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
};

/** Stores photos in a folder: written to a temporary file, synced, then renamed, so that a partial file is never visible. */
export const diskStore = (folder: string): PhotoStore => {
  const pathOf = (key: string) => join(folder, assertKey(key).slice(0, 2), key);
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
      // A new folder must survive a power cut, too.
      if (await mkdir(dirname(path), { recursive: true })) await syncFolder(folder);
      try {
        await synced(temporary, bytes);
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
    },
    async get(key) {
      const file = await open(pathOf(key), 'r').catch((error: unknown) => {
        if (missing(error)) return null;
        throw error;
      });
      if (!file) return null;
      try {
        const { size } = await file.stat();
        return { bytes: size, stream: file.createReadStream() };
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *keys() {
      // A volume may hold folders that are not ours, such as lost+found.
      const parts = (await readdir(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name));
      for (const part of parts) yield (await readdir(join(folder, part))).filter(isKey);
    },
    async check() {
      await makeFolder(folder);
      await access(folder, constants.R_OK | constants.W_OK);
    },
  };
};
