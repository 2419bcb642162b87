import { expect, it } from 'vitest';
import { draftIdle, workOnDraft } from './draftWork.ts';

it('a draft is idle when what goes on with it has ended, also without success', async () => {
  let fail = (_: Error) => {};
  const sending = new Promise<void>((_, reject) => {
    fail = reject;
  });
  const sent = workOnDraft(7, () => sending);
  const order: string[] = [];
  const idle = draftIdle(7).then(() => order.push('idle'));
  await draftIdle(8);
  order.push('another draft');
  fail(new Error('No connection'));
  await expect(sent).rejects.toThrow('No connection');
  await idle;
  expect(order).toEqual(['another draft', 'idle']);
});
