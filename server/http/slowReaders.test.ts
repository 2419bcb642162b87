import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { makeClientFolder } from '../testing/clientFolder.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import { noDatabase } from '../testing/noDatabase.ts';

vi.mock('../limits/server.ts', async (original) => ({ ...(await original<object>()), HANDLER_TIMEOUT_MS: 200 }));

test('a photo, a script and another file reach a slow reader, who takes longer than a handler may', async () => {
  // More than the buffers between client and server hold.
  const large = 'x'.repeat(20_000_000);
  const client = await makeClientFolder({ 'index.html': '', 'assets/app-1234.js': large, 'large.txt': large });
  const photoStore = memoryStore();
  const photo = `${'a'.repeat(32)}.webp`;
  await photoStore.put(photo, Buffer.from(large), 'image/webp');
  // Knows no photo of a home, so the photo is served as an account's.
  const db = { ...noDatabase(), asOperator: async () => undefined as never };
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const http = await buildApp({ config, db, photoStore, clientFolder: client.folder });
  onTestFinished(async () => {
    await http.close();
    await client.remove();
  });
  const origin = await http.listen({ host: '127.0.0.1', port: 0 });
  const paths = [`/media/${photo}`, '/assets/app-1234.js', '/large.txt'];
  const answers = await Promise.all(paths.map((path) => fetch(origin + path)));
  await setTimeout(400);
  const sizes = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength));
  expect(sizes).toEqual(paths.map(() => large.length));
});
