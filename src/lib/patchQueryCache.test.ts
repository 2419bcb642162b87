import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { patchQueryCache } from './patchQueryCache.ts';

test('a saved record replaces itself in every cached response, and nothing else changes', () => {
  const client = new QueryClient();
  const other = { id: 2, name: 'Ravi' };
  client.setQueryData(['/list', { page: 1 }], {
    data: [{ id: 1, name: 'Asha', broker: 'A' }, other],
    meta: { total: 2 },
  });
  client.setQueryData(['/one', { id: 1 }], { data: { id: 1, name: 'Asha' } });
  client.setQueryData(['/one', { id: 2 }], { data: other });
  const saved = { id: 1, name: 'Asha R' };
  patchQueryCache(client, ['/list', '/one', '/never asked'], saved);
  expect(client.getQueryData(['/list', { page: 1 }])).toEqual({
    data: [{ id: 1, name: 'Asha R', broker: 'A' }, other],
    meta: { total: 2 },
  });
  expect(client.getQueryData(['/one', { id: 1 }])).toEqual({ data: { id: 1, name: 'Asha R' } });
  expect(client.getQueryData(['/one', { id: 2 }])).toEqual({ data: other });
});
