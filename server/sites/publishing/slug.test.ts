import { expect, test } from 'vitest';
import { slugCandidates, slugFor } from './slug.ts';

test.each([
  ['Asha Rathore', 'asha-rathore'],
  ['  Asha   Rathore & Sons (Jaipur) ', 'asha-rathore-sons-jaipur'],
  ['José Núñez', 'jose-nunez'],
  ['Preview', 'preview-homes'],
  ['API', 'api-homes'],
  ['../../etc', 'etc'],
  ['आशा राठौड़', 'broker-7'],
  ['!!!', 'broker-7'],
])('%s → %s', (name, slug) => expect(slugFor(name, 7)).toBe(slug));

test('a long slug does not end with a hyphen, and every broker gets a slug', () => {
  expect(slugFor(`${'a'.repeat(59)} bcd`, 7)).toBe('a'.repeat(59));
  expect(slugCandidates('Asha', 7).at(-1)).toBe('asha-b7');
  expect(new Set(slugCandidates('Asha', 7)).size).toBe(10);
});
