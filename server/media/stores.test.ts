import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBucket } from '../testing/startBucket.ts';
import { diskStore } from './diskStore.ts';
import { newPhotoName, photoKey } from './names.ts';
import { s3Store } from './s3Store.ts';
import type { PhotoStore } from './types.ts';

let folder = '';
let served: Awaited<ReturnType<typeof startBucket>>;
const stores = new Map<string, PhotoStore>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stores-'));
  served = await startBucket();
  stores.set('disk', diskStore(join(folder, 'disk')));
  stores.set('s3', s3Store(served));
});

afterAll(async () => {
  await served.close();
  await rm(folder, { recursive: true, force: true });
});

const the = (name: string): PhotoStore => {
  const store = stores.get(name);
  if (!store) throw new Error(`no store ${name}`);
  return store;
};
const read = async (found: { stream: Readable } | null) => found && (await buffer(found.stream)).toString();

describe.each(['disk', 's3'])('the %s store', (kind) => {
  test('stores, returns, replaces and deletes', async () => {
    const store = the(kind);
    await store.check();
    const key = photoKey(newPhotoName(), 320);
    expect(await store.get(key)).toBeNull();
    await store.put(key, Buffer.from('first'), 'image/webp');
    await store.put(key, Buffer.from('second!'), 'image/webp');
    const found = await store.get(key);
    expect(found?.bytes).toBe(7);
    expect(await read(found)).toBe('second!');
    await store.remove(key);
    await store.remove(key);
    expect(await store.get(key)).toBeNull();
  });

  test('lists every key, page by page', async () => {
    const store = the(kind);
    const stored = Array.from({ length: 12 }, () => photoKey(newPhotoName(), 320)).toSorted();
    for (const key of stored) await store.put(key, Buffer.from('photo'), 'image/webp');
    const listed: string[] = [];
    for await (const some of store.keys()) listed.push(...some);
    expect(listed.toSorted()).toEqual(stored);
    for (const key of stored) await store.remove(key);
  });

  test('refuses paths', async () => {
    const store = the(kind);
    for (const key of ['../../etc/passwd', 'a.webp', `${newPhotoName()}.webp/..`, '', `${newPhotoName()}-400.webp`]) {
      await expect(store.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('Not a picture key');
      await expect(store.get(key)).rejects.toThrow('Not a picture key');
    }
  });
});

test('the disk store leaves no partial file behind, and reports when it cannot be used', async () => {
  const files = await readdir(join(folder, 'disk'), { recursive: true });
  expect(files.filter((file) => file.endsWith('.tmp'))).toEqual([]);
  const blocked = join(folder, 'blocked');
  await writeFile(blocked, 'a file where a folder should be');
  await expect(diskStore(blocked).check()).rejects.toThrow();
  await expect(diskStore(blocked).put(photoKey(newPhotoName()), Buffer.from('x'), 'image/webp')).rejects.toThrow();
});

test('the disk store lists its own folders alone', async () => {
  const store = diskStore(join(folder, 'volume'));
  const key = photoKey(newPhotoName());
  await store.put(key, Buffer.from('photo'), 'image/webp');
  await writeFile(join(folder, 'volume', 'lost+found'), 'not a folder that can be read');
  const keys: string[] = [];
  for await (const some of store.keys()) keys.push(...some);
  expect(keys).toEqual([key]);
});

// The timeout matters: this bucket closes connections that are idle for five seconds, but a provider's does not.
test('many slow readers of a bucket keep nobody out', { timeout: 4_000 }, async () => {
  const store = the('s3');
  const key = photoKey(newPhotoName());
  await store.put(key, Buffer.from('photo'), 'image/webp');
  const slow = await Promise.all(Array.from({ length: 60 }, () => store.get(key)));
  await store.check();
  for (const found of slow) found?.stream.destroy();
});

test('a bucket that is out of reach is an error, not a missing picture', async () => {
  const away = s3Store({
    bucket: 'pictures',
    region: 'ap-south-1',
    endpoint: 'http://127.0.0.1:9',
    accessKeyId: 'x',
    secretAccessKey: 'y',
  });
  await expect(away.get(photoKey(newPhotoName()))).rejects.toThrow();
  await expect(away.check()).rejects.toThrow();
});

test('a bucket that does not exist or refuses the key is an error', async () => {
  await expect(s3Store({ ...served, bucket: 'other' }).check()).rejects.toThrow();
  await expect(s3Store({ ...served, accessKeyId: 'other' }).get(photoKey(newPhotoName()))).rejects.toThrow();
});
