import { expect, test } from 'vitest';
import { getReady } from '#contract/health.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import { noDatabase } from '../testing/noDatabase.ts';

test('a server that is about to stop is not ready, so that a proxy turns to other servers', async () => {
  const stopping = AbortSignal.abort();
  const http = await buildApp({ config: readConfig({}), db: noDatabase(), photoStore: memoryStore(), stopping });
  const answer = await http.inject(getReady.path);
  await http.close();
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ message: 'The server is about to stop' });
});
