import { expect, it } from 'vitest';
import { priceWords } from './homeWords.ts';

it.each([0, null])('a price of %s is on request', (rupees) => expect(priceWords(rupees)).toBe('Price on request'));
