import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { addMedia, changeProperty, changeStatus } from '#contract/properties/endpoints.ts';
import { EDITS_OF_ACCOUNT } from '../limits/server.ts';
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
  // All slots are free again.
  const late = inPlace(addMedia, from('greedy'), async () => 'served');
  expect(await late).toBe('served');
});

test('an account changes properties at most a thousand times at once; other changes and accounts are not affected', () => {
  const { refuseHasty } = callLimits();
  const by = (accountId: number) => ({ session: { role: 'broker', accountId } }) as unknown as FastifyRequest;
  for (let nth = 0; nth < EDITS_OF_ACCOUNT.burst; nth += 1) refuseHasty(changeProperty, by(1));
  expect(() => refuseHasty(changeProperty, by(1))).toThrow('You are changing too much at once');
  refuseHasty(changeStatus, by(1));
  refuseHasty(changeProperty, by(2));
});
