import { expect, it } from 'vitest';
import { limitsOf } from './homeLimits.ts';

const wordsOf = (limits: Parameters<typeof limitsOf>[0]) => limitsOf(limits).map(({ label }) => label);

it('says what homes are counted by', () => {
  const posted = { posted_from: '2026-10-25', posted_to: '2026-11-23', property_type: 'flat' };
  expect(wordsOf(posted)).toEqual(['Posted 25 Oct 2026 to 23 Nov 2026', 'Flat']);
  const sold = { sold_from: '2026-11-23', sold_to: '2026-11-23', city: 'Jaipur', locality: 'Jagatpura' };
  expect(wordsOf(sold)).toEqual(['Sold 23 Nov 2026', 'In Jagatpura, Jaipur']);
});

it('leaves out what the address says wrongly', () => {
  expect(wordsOf({ posted_from: 'soon', sold_to: '2026-13-40', property_type: 'tent', city: '' })).toEqual([]);
});
