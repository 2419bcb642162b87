import { expect, test } from 'vitest';
import { readSearch } from './readSearch.ts';

test('a form without scripts sends empty fields, which count for nothing, and lists one value at a time', () => {
  const { query, refused } = readSearch('q=&price_min=&type=flat&type=villa&bedrooms=3&limit=100&unknown=x');
  expect(refused).toEqual([]);
  expect(query).toMatchObject({ q: '', type: ['flat', 'villa'], bedrooms: ['3'], page: 1, limit: 24 });
  expect(query.price_min).toBeUndefined();
});

test('what is not valid is named and left out, and the rest is searched for', () => {
  const { query, refused } = readSearch('type=castle&price_min=9&price_max=2&bedrooms=3&page=x');
  expect(refused.map(({ field }) => field).toSorted()).toEqual(['page', 'price_min', 'type']);
  expect(query).toMatchObject({ bedrooms: ['3'], price_max: 2, page: 1 });
  expect(query.type).toBeUndefined();
});

test('no text of an address makes it fail', () => {
  for (const search of ['%zz', 'q=%00', 'type[]=flat', 'a=b=c&&&', 'page=1e9', `q=${'x'.repeat(5000)}`])
    expect(() => readSearch(search), search.slice(0, 20)).not.toThrow();
});
