import { expect, test, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { DatabaseBusy } from '../db/errors.ts';
import { CHANGED_AT_ONCE } from '../limits/leads.ts';
import { changeSeveral } from './bulk.ts';

const ids = Array.from({ length: CHANGED_AT_ONCE + 2 }, (_, nth) => nth + 1);
const change = (withTenant: unknown) =>
  changeSeveral({ withTenant } as Database, 1, {} as never, { ids, follow_up: null, only_if: undefined });

test('leads that a busy database leaves unchanged are told beside those that are changed', async () => {
  const changed = ids.slice(0, CHANGED_AT_ONCE).map((id) => ({ id, ok: true }));
  const { data } = await change(vi.fn().mockResolvedValueOnce(changed).mockRejectedValueOnce(new DatabaseBusy()));
  const message = 'The service is busy, please try again';
  expect(data).toEqual([...changed, ...ids.slice(CHANGED_AT_ONCE).map((id) => ({ id, ok: false, message }))]);
});

test('nothing is told where nothing was changed', async () => {
  await expect(change(vi.fn().mockRejectedValue(new DatabaseBusy()))).rejects.toThrow(DatabaseBusy);
});
