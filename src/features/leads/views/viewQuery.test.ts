import { expect, test } from 'vitest';
import { readView, viewQueryOf } from './viewQuery.ts';

test('a view keeps filters, order, board and hidden columns, and not the page', () => {
  const address = new URLSearchParams(
    'page=3&status=new&follow_up=week&assigned_to=Meera&sort=city&order=asc&view=board&q=villa',
  );
  const query = viewQueryOf(address, ['source', 'city']);
  const { address: again, hidden } = readView(query);
  expect(again.get('page')).toBeNull();
  expect(Object.fromEntries(again)).toEqual({
    q: 'villa',
    status: 'new',
    follow_up: 'week',
    assigned_to: 'Meera',
    sort: 'city',
    order: 'asc',
    view: 'board',
  });
  expect(hidden).toEqual(['city', 'source']);
  expect(viewQueryOf(again, hidden)).toBe(query);
});

test('a view that was saved as an object is read, too; what is unknown is left out', () => {
  const { address, hidden } = readView({ status: 'lost', limit: 7 });
  expect([address.toString(), hidden]).toEqual(['status=lost', []]);
  expect(readView(null).address.toString()).toBe('');
});
