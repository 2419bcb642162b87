import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Dump } from '../db/dump.ts';
import { newPhotoName, photoKeys } from '../media/names.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import { backUp } from './makeBackup.ts';
import { restore } from './restore.ts';

const root = await mkdtemp(path.join(tmpdir(), 'nivaas-backup-'));
afterAll(() => rm(root, { recursive: true }));

let folder = '';
const at = (name: string) => path.join(folder, name);

/** A fake database with one text; e2e/backup.e2e.ts tests the real ones. */
const database = (engine: Dump['engine'], text = '') => {
  const dump: Dump & { text: string } = {
    engine,
    text,
    write: (to) => writeFile(path.join(to, 'rows'), dump.text),
    refuseFilled: async () => {
      if (dump.text) throw new Error('not empty');
    },
    read: async (from) => {
      dump.text = await readFile(path.join(from, 'rows'), 'utf8');
    },
  };
  return dump;
};
const filled = () => database('postgres', 'rows');

const storeOf = async (keys: readonly string[]) => {
  const store = memoryStore();
  for (const key of keys) await store.put(key, Buffer.from(key), 'image/webp');
  return store;
};

const keys = photoKeys(newPhotoName());

/** Restores into a database and an empty store, and returns what they contain then. */
const restored = async (dump = database('postgres')) => {
  const photoStore = memoryStore();
  await restore(at('backup'), { dump, photoStore });
  return { text: dump.text, files: photoStore.files };
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(root, 'one-'));
});

test('holds the database and every picture, also those that come or go while it is made', async () => {
  const photoStore = await storeOf(keys);
  const [gone = ''] = keys;
  const later = photoKeys(newPhotoName());
  const before = new Map(photoStore.files);
  const dump = filled();
  const write = async (to: string) => {
    for (const key of later) await photoStore.put(key, Buffer.from(key), 'image/webp');
    await dump.write(to);
    await photoStore.remove(gone);
  };
  await backUp(at('backup'), { dump: { ...dump, write }, photoStore });
  const { text, files } = await restored();
  expect(text).toBe('rows');
  expect(new Map(files)).toEqual(new Map([...before, ...photoStore.files]));
});

test('needs a folder of its own, and leaves nothing that could be taken for a backup when it fails', async () => {
  const photoStore = await storeOf(keys);
  const made = await backUp(at('backup'), { dump: filled(), photoStore });
  const sizes = ['rows', ...photoStore.files.keys()].map((text) => text.length);
  expect(made).toMatchObject({ files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size) });
  await expect(backUp(at('backup'), { dump: filled(), photoStore })).rejects.toThrow(
    'is not empty: a backup needs a folder',
  );
  const dump = { ...filled(), write: () => Promise.reject(new Error('no space')) };
  await expect(backUp(at('half'), { dump, photoStore })).rejects.toThrow('no space');
  expect(await readdir(folder)).toEqual(['backup']);
});

test('is refused for a database with anything in it, of another engine, a newer or an unreleased version, damaged, and where there is none', async () => {
  await backUp(at('backup'), { dump: filled(), photoStore: await storeOf(keys) });
  await expect(restored(filled())).rejects.toThrow('not empty');
  await expect(restored(database('pglite'))).rejects.toThrow(
    'is a backup of PostgreSQL, and the settings name the embedded database',
  );
  const manifest = await readFile(at('backup/manifest.json'), 'utf8');
  await writeFile(at('backup/manifest.json'), manifest.replace(/"migration": \d+/, '"migration": 4102444800000'));
  await expect(restored()).rejects.toThrow('was made by a newer version');
  await writeFile(at('backup/manifest.json'), manifest.replace(/"migration": \d+/, '"migration": 1795725939467'));
  await expect(restored()).rejects.toThrow('was made by a version from before the first release');
  await writeFile(at('backup/manifest.json'), manifest);

  const picture = `media/${keys[0]?.slice(0, 2)}/${keys[0]}`;
  await appendFile(at(`backup/${picture}`), 'x');
  await rm(at('backup/database/rows'));
  await expect(restored()).rejects.toThrow(`is damaged. Files that differ: 2, among them database/rows, ${picture}`);
  await appendFile(at('backup/SHA256SUMS'), 'x');
  await expect(restored()).rejects.toThrow('is damaged: SHA256SUMS is not the list that was written');
  await rm(at('backup/manifest.json'));
  await expect(restored()).rejects.toThrow('is no backup');
});
