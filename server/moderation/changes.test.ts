import { expect, test } from 'vitest';
import { mergeChanges } from './changes.ts';

test('several changes of a field are one from the first value to the last; those taken back are none', () => {
  const changes = [
    { field: 'title', from: null, to: 'Flat' },
    { field: 'expected_price', from: 5, to: 6 },
    { field: 'amenities', from: [], to: ['Lift'] },
    { field: 'title', from: 'Flat', to: '3 BHK flat' },
    { field: 'expected_price', from: 6, to: 5 },
  ];
  expect(mergeChanges(changes)).toEqual([
    { field: 'title', from: null, to: '3 BHK flat' },
    { field: 'amenities', from: [], to: ['Lift'] },
  ]);
});
