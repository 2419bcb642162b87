import { describe, expect, it } from 'vitest';
import { homesPath } from './address.ts';
import { homesQuery } from './query.ts';

const read = (query: Record<string, unknown>) => homesQuery.validateSync(query, { abortEarly: false });
const refused = (query: Record<string, unknown>) => {
  try {
    read(query);
  } catch (error) {
    return [...new Set((error as { inner: { path: string }[] }).inner.map(({ path }) => path.replace(/\[.*/, '')))];
  }
  return [];
};

describe('the query of a search', () => {
  it('takes lists with commas, given several times, or both', () => {
    expect(read({ type: 'flat,villa', bedrooms: ['2', '3,1 RK'], amenities: 'Security/ Fire Alarm' })).toMatchObject({
      type: ['flat', 'villa'],
      bedrooms: ['2', '3', '1 RK'],
      amenities: ['Security/ Fire Alarm'],
    });
  });
  it('has defaults for text, sort and page only', () => {
    expect(read({})).toEqual({ q: '', sort: 'newest', page: 1, limit: 24 });
  });
  it.each([
    [{ type: 'castle' }, 'type'],
    [{ type: 'flat,castle' }, 'type'],
    [{ bedrooms: '11' }, 'bedrooms'],
    [{ availability: 'soon' }, 'availability'],
    [{ amenities: 'Lift,Helipad' }, 'amenities'],
    [{ rera: 'yes' }, 'rera'],
    [{ photos: 'false' }, 'photos'],
    [{ sort: 'cheapest' }, 'sort'],
    [{ limit: 101 }, 'limit'],
    [{ ids: '1,x' }, 'ids'],
    [{ price_min: 2, price_max: 1 }, 'price_min'],
    [{ area_min: 2, area_max: 1 }, 'area_min'],
  ])('refuses %j by the name of the field', (query, field) => expect(refused(query)).toEqual([field]));
});

it('an address holds what differs from the defaults, in one order', () => {
  expect(homesPath({})).toBe('/homes');
  expect(homesPath({ q: ' ', sort: 'newest', page: 1 })).toBe('/homes');
  expect(
    homesPath({ page: 2, sort: 'price_up', bedrooms: ['3', '2'], city: 'Jaipur', q: 'neem court', photos: 'true' }),
  ).toBe('/homes?q=neem+court&city=Jaipur&bedrooms=3,2&photos=true&sort=price_up&page=2');
});
