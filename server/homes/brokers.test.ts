import { expect, test } from 'vitest';
import { homeOfIndex } from '../testing/homeOfIndex.ts';
import { placesNamed } from './brokers.ts';
import { newHomeIndex } from './index/homeIndex.ts';

const index = newHomeIndex();
for (const [id, city, locality] of [
  [1, 'Jaipur', 'Ajmer Road'],
  [2, 'Jaipur', 'Mansarovar'],
  [3, 'Jaipur', '-'],
  [4, 'Jaipur', null],
  [5, 'Ajmer', null],
  [6, 'Ajmer', 'Mansarovar'],
] as const)
  index.put(homeOfIndex({ id, city, locality }));

const named = (q: string, isName = false) =>
  placesNamed(index, q, isName).map(({ city, locality }) => [locality, city].filter(Boolean).join(', '));

test.each([
  ['Ajmer Road', ['Ajmer Road, Jaipur']],
  ['dealers in Mansarovar', ['Mansarovar, Jaipur', 'Mansarovar, Ajmer']],
  ['Mansarovar, Jaipur', ['Mansarovar, Jaipur']],
  ['Jaipur', ['Ajmer Road, Jaipur', 'Mansarovar, Jaipur', 'Jaipur']],
  ['-', []],
])('"%s" names these places', (q, places) => {
  expect(named(q)).toEqual(places);
});

test('a name that holds the name of a city names no place, but the city alone does', () => {
  expect(named('Ajmer Realty', true)).toEqual([]);
  expect(named('Ajmer', true)).toEqual(['Ajmer', 'Mansarovar, Ajmer']);
});
