import { expect, test } from 'vitest';
import { inUploadQueue } from './uploadQueue.ts';

test('two uploads of a caller run at once, eight in all; the others wait, and the 23rd of a caller is refused', async () => {
  const running: string[] = [];
  const ends: (() => void)[] = [];
  const upload = (caller: string) =>
    inUploadQueue(caller, async () => {
      running.push(caller);
      await new Promise<void>((end) => ends.push(end));
    });
  const greedy = Array.from({ length: 22 }, () => upload('greedy'));
  await expect(upload('greedy')).rejects.toMatchObject({ status: 503 });
  const others = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(upload);
  await new Promise(setImmediate);
  expect(running).toEqual(['greedy', 'greedy', 'a', 'b', 'c', 'd', 'e', 'f']);
  const all = Promise.all([...greedy, ...others]);
  for (let ended = 0; ended < 29; ended += 1) {
    while (ends.length === 0) await Promise.resolve();
    ends.shift()?.();
  }
  await all;
  expect(running).toHaveLength(29);
  // All places are free again.
  const late = inUploadQueue('greedy', async () => 'served');
  expect(await late).toBe('served');
});
