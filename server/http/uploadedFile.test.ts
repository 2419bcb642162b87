import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiveFile, uploadFolder } from './uploadedFile.ts';

let dataDir = '';
let folder = '';
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'nivaas-uploads-'));
  folder = uploadFolder(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true }));

test('a file is read as it was sent, as often as needed, and leaves nothing behind', async () => {
  const chunks = Array.from({ length: 50 }, (_, nth) => Buffer.alloc(nth * 997, `${nth}`));
  const bytes = Buffer.concat(chunks);
  const file = await receiveFile(folder, Readable.from(chunks));
  expect((await file.read()).equals(bytes)).toBe(true);
  expect((await file.read()).equals(bytes)).toBe(true);
  expect([file.size, file.digest]).toEqual([bytes.length, createHash('sha256').update(bytes).digest('hex')]);
  // Nothing would be left even if the process ended now: the file has no name.
  expect(await readdir(folder)).toEqual([]);
  await file.close();
  await expect(file.read()).rejects.toThrow();
});

test('a file that does not arrive whole leaves nothing behind', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('The sender is gone');
    })(),
  );
  await expect(receiveFile(folder, broken)).rejects.toThrow('The sender is gone');
  expect(await readdir(folder)).toEqual([]);
});
