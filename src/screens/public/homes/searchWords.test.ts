import { describe, expect, it } from 'vitest';
import { buildHomesFound, buildHomesMeta } from '#contract/fixtures/homes.ts';
import { homesQuery } from '#contract/homes/query.ts';
import { askedFor, loosenings, searchTitle } from './searchWords.ts';

const query = (given: Record<string, unknown>) => homesQuery.validateSync(given);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the heading of a search', () => {
  it.each([
    [{}, 'Homes for sale'],
    [
      { bedrooms: '3', price_max: 8_000_000, locality: 'Vaishali Nagar' },
      '3 BHK homes up to ₹80 Lac in Vaishali Nagar',
    ],
    [{ type: 'flat,villa', city: 'Jaipur' }, 'Flats or villas in Jaipur'],
    [{ price_min: 10_000_000, price_max: 20_000_000 }, 'Homes ₹1 Cr to ₹2 Cr for sale'],
  ])('of %j is %s', (given, title) => {
    expect(plain(searchTitle(query(given), buildHomesMeta()))).toBe(title);
  });

  it('names what the words were read as', () => {
    const understood = [
      { filter: 'bedrooms', value: '2', words: '2 bhk' },
      { filter: 'price_max', value: 5_000_000, words: 'under 50 lakh' },
    ] as const;
    const title = searchTitle(query({ q: '2 bhk under 50 lakh' }), buildHomesMeta({ understood: [...understood] }));
    expect(plain(title)).toBe('2 BHK homes up to ₹50 Lac for sale');
  });

  it('names each value that the words were read as, and no bound beside one that was set by hand', () => {
    const understood = [
      { filter: 'bedrooms' as const, value: '2', words: '2 or 3 bhk' },
      { filter: 'bedrooms' as const, value: '3', words: '2 or 3 bhk' },
      { filter: 'price_min' as const, value: 3_000_000, words: 'above 30 lakh' },
    ];
    const given = query({ q: '2 or 3 bhk above 30 lakh', price_max: 5_000_000 });
    expect(plain(searchTitle(given, buildHomesMeta({ understood })))).toBe('2 BHK, 3 BHK homes up to ₹50 Lac for sale');
  });
});

describe('what a search asks for', () => {
  it('is each value of a filter, with the address of the search without it, from the first page', () => {
    const asked = askedFor(query({ bedrooms: '2,3', rera: 'registered', page: '4' }), buildHomesFound());
    expect(asked.map(({ words, without }) => [plain(words), without])).toEqual([
      ['2 BHK', '/homes?bedrooms=3&rera=registered'],
      ['3 BHK', '/homes?bedrooms=2&rera=registered'],
      ['RERA registered', '/homes?bedrooms=2,3'],
    ]);
  });

  it('is words that were read together once, and the text that is left', () => {
    const understood = [
      { filter: 'type' as const, value: 'villa', words: 'Villa' },
      { filter: 'price_min' as const, value: 20_000_000, words: '2-3 cr' },
      { filter: 'price_max' as const, value: 30_000_000, words: '2-3 cr' },
    ];
    const asked = askedFor(
      query({ q: 'Neem Villa Court 2-3 cr' }),
      buildHomesFound([], { understood, text: 'neem court' }),
    );
    expect(asked.map(({ words, without }) => [words, without])).toEqual([
      ['Villa', '/homes?q=Neem+Court+2-3+cr'],
      ['2-3 cr', '/homes?q=Neem+Villa+Court'],
      ['as text “neem court”', '/homes?q=Villa+2-3+cr'],
    ]);
  });
});

it('takes whole words off', () => {
  const understood = [{ filter: 'type' as const, value: 'residential_land', words: 'land' }];
  const [land] = askedFor(query({ q: 'newlandcraft land' }), buildHomesFound([], { understood }));
  expect(land?.without).toBe('/homes?q=newlandcraft');
});

it('leaves out all words of a filter, and of a budget in words one bound', () => {
  const found = buildHomesMeta({
    total: 0,
    understood: [
      { filter: 'price_min', value: 20_000_000, words: '2-3 cr' },
      { filter: 'price_max', value: 30_000_000, words: '2-3 cr' },
      { filter: 'amenities', value: 'Lift', words: 'lift' },
      { filter: 'amenities', value: 'Intercom', words: 'intercom' },
    ],
    loosen: [
      { filter: 'price_max', total: 7 },
      { filter: 'amenities', total: 2 },
    ],
  });
  expect(loosenings(query({ q: 'lift 2-3 cr intercom' }), found).map(({ to }) => to)).toEqual([
    '/homes?q=lift+intercom&price_min=20000000',
    '/homes?q=2-3+cr',
  ]);
});

it('leaves out one bound of a budget, and the words that were read as a filter', () => {
  const found = buildHomesMeta({
    total: 0,
    understood: [{ filter: 'bedrooms', value: '5', words: '5 bhk' }],
    loosen: [
      { filter: 'price_max', total: 7 },
      { filter: 'bedrooms', total: 2 },
      { filter: 'facing', total: 0 },
    ],
  });
  const given = query({ q: '5 bhk', price_min: 100, price_max: 200, facing: 'East' });
  expect(loosenings(given, found).map(({ name, total, to }) => [name, total, to])).toEqual([
    ['Without the highest price', 7, '/homes?q=5+bhk&price_min=100&facing=East'],
    ['Without the bedrooms', 2, '/homes?price_min=100&price_max=200&facing=East'],
  ]);
});
