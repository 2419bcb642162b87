import { expect, it } from 'vitest';
import { queryWords } from './queryWords.ts';

it.each([
  ['', 'All homes for sale'],
  ['sort=price_low', 'All homes for sale'],
  [
    'locality=Vaishali+Nagar&bedrooms=3&price_max=8000000&rera=registered',
    '3 BHK, Vaishali Nagar, up to ₹80 Lac, RERA registered',
  ],
  ['type=flat,villa&bedrooms=2,3', '2 BHK or 3 BHK, flat or villa'],
  ['type=flat&type=villa&price_min=5000000&price_max=8000000', 'Flat or villa, ₹50 Lac to ₹80 Lac'],
  ['q=park+view&area_min=1800', '“park view”, 1,800 sq ft and more'],
  ['broker=12-asha-rathore', 'By Asha Rathore'],
  ['price_max=much', 'All homes for sale'],
])('%s reads: %s', (query, words) => expect(queryWords(query).replaceAll('\u00a0', ' ')).toBe(words));
