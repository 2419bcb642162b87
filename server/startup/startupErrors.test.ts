import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { openDatabase } from '../db/connect.ts';
import { makeFolder } from '../lib/dataFolder.ts';
import { lockFolder } from './lock.ts';
import { atDatabase, inDataFolder, listening, whileFilling } from './startupErrors.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nivaas-start-'));
});
afterAll(() => rm(folder, { recursive: true }));

const listen = (host: string, port: number) =>
  listening(
    { host, port },
    () =>
      new Promise<AddressInfo>((resolve, reject) => {
        const server = createServer().unref();
        server.once('error', reject);
        server.listen(port, host, () => resolve(server.address() as AddressInfo));
      }),
  );

test('a port in use names PORT, an address of another machine names HOST', async () => {
  const { port } = await listen('127.0.0.1', 0);
  await expect(listen('127.0.0.1', port)).rejects.toThrow(
    new ConfigError('PORT', `${port} is used by another program`),
  );
  await expect(listen('192.0.2.1', 0)).rejects.toThrow(/^HOST is no address of this machine: 192\.0\.2\.1/);
});

test('a data folder that is a file, is below one, or cannot be created names DATA_DIR, without delay', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  const impossible = process.platform === 'linux' ? ['/proc/nope', '/proc/nope/deeper'] : [];
  for (const place of [file, path.join(file, 'below'), ...impossible]) {
    await expect(
      inDataFolder(place, () => lockFolder(place)),
      place,
    ).rejects.toThrow(`DATA_DIR cannot be used as a folder: ${place}`);
  }
});

test('a folder is created with its parents, also twice at once', async () => {
  const deep = path.join(folder, 'a', 'b', 'c');
  await Promise.all([makeFolder(deep), makeFolder(deep)]);
  await makeFolder(deep);
  expect((await stat(deep)).isDirectory()).toBe(true);
});

test('an unreachable database names DATABASE_URL without its password; a bug stays a bug', async () => {
  const databaseUrl = 'postgres://who:secret@127.0.0.1:1/nivaas';
  const refused = await atDatabase(() => openDatabase({ databaseUrl, dataDir: folder })).catch(
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(ConfigError);
  expect(String(refused)).toContain('DATABASE_URL names a database that cannot be reached');
  expect(String(refused)).not.toContain('secret');
  await expect(atDatabase(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
});

const failing = (fields: object, cause?: Error) => () =>
  Promise.reject(Object.assign(new Error('failed', { cause }), fields));
const noSpace = { code: 'ENOSPC', syscall: 'write' };
const diskFull = Object.assign(new Error('could not extend file'), { code: '53100' });

// Errors observed on a disk of a few kilobytes: from Node, from files inside PGlite, from PGlite's queries and its log.
test.each([
  noSpace,
  { name: 'ErrnoError', errno: 51 },
  { cause: diskFull },
  { cause: new Error('could not write to file "pg_wal/xlogtemp.42": No space left on device') },
])('a full disk is said to be full, with its folder: %o', async (fields) => {
  const words = new ConfigError('DATA_DIR', `is on a disk that is full: ${folder}`);
  await expect(inDataFolder(folder, failing(fields))).rejects.toThrow(words);
  await expect(whileFilling({ dataDir: folder }, failing(fields))).rejects.toThrow(words);
});

// If PGlite gives no reason, the free disk space decides: /proc has none.
test.runIf(process.platform === 'linux')('an embedded database that does not open on a full disk says so', async () => {
  const silent = () => Promise.reject(new Error('PGlite failed to initialize properly'));
  await expect(inDataFolder('/proc', silent)).rejects.toThrow('DATA_DIR is on a disk that is full: /proc');
  await expect(inDataFolder('/proc', failing({}))).rejects.toThrow('failed');
});

test('a full disk of PostgreSQL is the database’s, one under the pictures is the folder’s', async () => {
  const words = new ConfigError('DATABASE_URL', 'names a database whose disk is full');
  const place = { databaseUrl: 'postgres://db/nivaas', dataDir: folder };
  await expect(atDatabase(failing({ cause: diskFull }))).rejects.toThrow(words);
  await expect(whileFilling(place, failing({ cause: diskFull }))).rejects.toThrow(words);
  await expect(whileFilling(place, failing(noSpace))).rejects.toThrow('DATA_DIR is on a disk that is full');
  await expect(whileFilling(place, failing({ code: 'EIO' }))).rejects.toThrow('failed');
});

// PostgreSQL error codes: wrong password, host not allowed, no such database.
test.each(['28P01', '28000', '3D000'])(
  'a database that refuses the connection (%s) names DATABASE_URL',
  async (code) => {
    const refused = Object.assign(new Error('refused'), { code });
    await expect(atDatabase(() => Promise.reject(refused))).rejects.toThrow(/^DATABASE_URL names a database that/);
  },
);
