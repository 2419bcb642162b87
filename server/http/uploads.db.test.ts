import { once } from 'node:events';
import { type FileHandle, open } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { devNull } from 'node:os';
import sharp from 'sharp';
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { addMedia, createProperty } from '#contract/properties/endpoints.ts';
import { formOf, startTestApp } from '../testing/startTestApp.ts';
import { talk } from '../testing/wire.ts';

const SOON = { timeout: 20_000 };

/** The prototype of every open file, for spies. */

const app = await startTestApp();
await app.http.listen({ host: '127.0.0.1', port: 0 });
const red = { width: 400, height: 300, channels: 3, background: 'red' } as const;
const picture = await sharp({ create: red }).png().toBuffer();
const any = await open(devNull);
const anyFile = Object.getPrototypeOf(any);
await any.close();
afterAll(() => app.close());
afterEach(() => vi.restoreAllMocks());

const newSeller = async () => {
  const { token } = await app.addBroker();
  return { token, params: await app.ok(createProperty, { token, body: { basic: {}, features: {} } }) };
};
const fields = { media_type: 'image', category: 'exterior' };
const upload = (seller: Awaited<ReturnType<typeof newSeller>>, bytes = picture, category = fields.category) =>
  app.ask(addMedia, { ...seller, body: formOf({ ...fields, category }, { name: 'file', bytes }) });

const headOf = ({ token, params }: Awaited<ReturnType<typeof newSeller>>) =>
  `POST /api/properties/${params.id}/media HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 1000000\r\nexpect: 100-continue\r\n\r\n`;

/** Starts an upload that stops after the first bytes of its file. */
const stall = async (seller: Awaited<ReturnType<typeof newSeller>>) => {
  const socket = connect((app.http.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(headOf(seller));
  await once(socket, 'data');
  socket.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
  socket.write(picture.subarray(0, 100));
  return socket;
};

/** Collects the temporary files of uploads. */
const watchFiles = () => {
  const { mock } = vi.spyOn(anyFile, 'writeFile');
  return {
    all: () => new Set(mock.contexts).size,
    open: () => [...new Set(mock.contexts as FileHandle[])].filter(({ fd }) => fd >= 0).length,
  };
};

test('an upload is served while others’ uploads stall; their files are closed when they give up', async () => {
  const files = watchFiles();
  const others = await Promise.all(Array.from({ length: 16 }, newSeller));
  const stalled = await Promise.all(others.flatMap((other) => [stall(other), stall(other)]));
  onTestFinished(() => stalled.forEach((socket) => void socket.destroy()));
  await vi.waitFor(() => expect(files.open()).toBe(32), SOON);
  expect((await upload(await newSeller())).status).toBe(201);
  expect([files.all(), files.open()]).toEqual([33, 32]);
  for (const socket of stalled) socket.destroy();
  await vi.waitFor(() => expect(files.open()).toBe(0), SOON);
});

test('uploads whose sender leaves before they are read hold no place', async () => {
  const seller = await newSeller();
  for (let nth = 0; nth < 10; nth += 1) await talk(app.http, headOf(seller), { after: 'leave' });
  expect((await upload(seller)).status).toBe(201);
});

test('the file of a refused upload is closed', async () => {
  const files = watchFiles();
  const seller = await newSeller();
  const refused = [
    await upload(seller, Buffer.from('no picture')),
    await upload(seller, picture, 'garage'),
    await upload(seller, Buffer.alloc(15 * 1024 * 1024 + 1)),
    await upload({ ...seller, params: { id: 999_999 } }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([415, 400, 413, 404]);
  expect([files.all(), files.open()]).toEqual([4, 0]);
});

test('an upload that finds the disk full is a 503 that says so, and the next one is served', async () => {
  const seller = await newSeller();
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
  vi.spyOn(anyFile, 'writeFile').mockRejectedValueOnce(full);
  const { status, body } = await upload(seller);
  expect([status, body]).toEqual([
    503,
    { message: 'There is no room for files at the moment. Please try again later.' },
  ]);
  expect((await upload(seller)).status).toBe(201);
});
