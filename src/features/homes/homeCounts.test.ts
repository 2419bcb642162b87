import { expect, it } from 'vitest';
import { homesWords } from './homeCounts.ts';

it.each([
  [1, undefined, '1 home'],
  [10_000, undefined, '10,000 homes'],
  [10_000, true, '10,000+ homes'],
  [33_391, undefined, '10,000+ homes'],
])('%d homes, more: %s, are %s', (count, more, words) => expect(homesWords(count, more)).toBe(words));
