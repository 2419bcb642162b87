import { expect, test } from 'vitest';
import { choose, matchedBy, problemsOf } from './columnChoices.ts';

const columns = ['Full Name', 'Mobile', 'Mobile 2', 'Wants'];
const mapping = { full_name: 'Full Name', phone: 'Mobile' };

test('a field has one column, and a column becomes one field', () => {
  expect(choose(mapping, 'Mobile 2', 'phone')).toEqual({ full_name: 'Full Name', phone: 'Mobile 2' });
  expect(choose(mapping, 'Mobile', 'message')).toEqual({ full_name: 'Full Name', message: 'Mobile' });
  expect(choose(mapping, 'Mobile', undefined)).toEqual({ full_name: 'Full Name' });
});

test('it says whether a column was matched by its name or by hand', () => {
  const chosen = choose(mapping, 'Wants', 'property_interest');
  expect(columns.map((column) => matchedBy(chosen, column, columns))).toEqual(['name', 'name', 'out', 'hand']);
});

test('what is missing is asked for at the column that may be it', () => {
  expect([...problemsOf(mapping, columns)]).toEqual([]);
  expect([...problemsOf({ full_name: 'Full Name' }, columns)]).toEqual([
    ['Mobile', 'Choose the column that is the phone'],
  ]);
  expect([...problemsOf({}, ['A', 'B'])].map(([column]) => column)).toEqual(['A', 'B']);
  const taken = { city: 'A', message: 'B' };
  expect([...problemsOf(taken, ['A', 'B'])].map(([column]) => column)).toEqual(['A', 'B']);
});
