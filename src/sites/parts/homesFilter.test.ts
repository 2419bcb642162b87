import { describe, expect, it } from 'vitest';
import { buildSiteHomeRow } from '#contract/fixtures/sites.ts';
import { filterChoices, filterOf, matching, noFilter, searchFor } from './homesFilter.ts';

const flat = buildSiteHomeRow({ id: 1, expected_price: 4_999_999, num_bedrooms: '2.5' });
const villa = buildSiteHomeRow({ id: 2, property_type: 'villa', expected_price: 5_000_000, num_bedrooms: '4' });
const studio = buildSiteHomeRow({
  id: 3,
  locality: ' C-Scheme ',
  property_type: 'studio_apartment',
  expected_price: null,
  num_bedrooms: '1 RK',
});
const shop = buildSiteHomeRow({
  id: 4,
  building_type: 'commercial',
  property_type: 'commercial_shop',
  expected_price: 70_000_000,
  num_bedrooms: null,
});
const all = [flat, villa, studio, shop];
const choices = filterChoices(all);
const none = { type: [], locality: [], budget: [], bedrooms: [] };
const found = (search: string) => matching(all, filterOf(search, choices)).map(({ id }) => id);

describe('the choices', () => {
  it('are those that the homes offer', () => {
    expect(choices.type.map(({ label }) => label)).toEqual([
      ...['All residential', 'All commercial', 'Flat', 'Studio apartment', 'Villa', 'Commercial shop'],
    ]);
    expect(choices.locality.map(({ value }) => value)).toEqual(['C-Scheme', 'Vaishali Nagar']);
    expect(choices.budget.map(({ value }) => value)).toEqual(['0-50-lac', '50-lac-1-cr', '5-cr']);
    expect(choices.bedrooms.map(({ label }) => label)).toEqual(['1 RK', '2 BHK', '4 BHK']);
  });
  it('are none for a single value', () => expect(filterChoices([flat, { ...flat, id: 9 }])).toEqual(none));
  it('are none without homes', () => expect(filterChoices([])).toEqual(none));
});

describe('a filter', () => {
  it.each([
    ['', [1, 2, 3, 4]],
    ['?type=commercial', [4]],
    ['?type=residential&bedrooms=2', [1]],
    ['?bedrooms=1-rk', [3]],
    ['?locality=C-Scheme', [3]],
    ['?budget=50-lac-1-cr', [2]],
    ['?budget=0-50-lac', [1]],
    ['?budget=5-cr&bedrooms=4', []],
    ['?type=castle&budget=<script>&bedrooms=__proto__', [1, 2, 3, 4]],
  ])('%s finds %j', (search, ids) => expect(found(search)).toEqual(ids));
  it('goes into the query string and keeps other parameters', () => {
    expect(searchFor({ ...noFilter, type: 'villa' }, '?utm=x&budget=5-cr')).toBe('?utm=x&type=villa');
    expect(searchFor(noFilter, '?type=villa')).toBe('');
  });
});
