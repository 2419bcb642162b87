import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { addMedia } from '#contract/properties/endpoints.ts';
import { callLimits } from './callLimits.ts';

test('two uploads of a caller run at once, the others wait, the 23rd is refused; other callers notice nothing', async () => {
  const running: string[] = [];
  const ends: (() => void)[] = [];
  const { inPlace } = callLimits();
  const from = (caller: string) => ({ session: null, ip: caller }) as unknown as FastifyRequest;
  const upload = (caller: string) =>
    inPlace(addMedia, from(caller), async () => {
      running.push(caller);
      await new Promise<void>((end) => ends.push(end));
    });
  const greedy = Array.from({ length: 22 }, () => upload('greedy'));
  await expect(upload('greedy')).rejects.toMatchObject({ status: 503 });
  const names = Array.from({ length: 40 }, (_, nth) => `other ${nth}`);
  const others = names.map(upload);
  await new Promise(setImmediate);
  expect(running).toEqual(['greedy', 'greedy', ...names]);
  const all = Promise.all([...greedy, ...others]);
  for (let ended = 0; ended < 62; ended += 1) {
    while (ends.length === 0) await Promise.resolve();
    ends.shift()?.();
  }
  await all;
  expect(running).toHaveLength(62);
  // All places are free again.
  const late = inPlace(addMedia, from('greedy'), async () => 'served');
  expect(await late).toBe('served');
});
