import { expect, it } from 'vitest';
import { countedIn, limitsOf } from './countedBy.ts';

const wordsOf = (query: string, broker?: string) =>
  limitsOf(countedIn(new URLSearchParams(query)), broker).map(({ label }) => label);

it('says what leads are counted by', () => {
  expect(wordsOf('created_from=2026-10-25&created_to=2026-11-23&reached=contacted&source=website')).toEqual([
    'Created 25 Oct 2026 to 23 Nov 2026',
    'Contacted or further',
    'Source: Website',
  ]);
  expect(wordsOf('created_from=2026-11-23&created_to=2026-11-23&broker_id=4', 'Asha Rathore')).toEqual([
    'Created 23 Nov 2026',
    'Leads of Asha Rathore',
  ]);
});

it('leaves out what the address says wrongly', () => {
  expect(wordsOf('created_from=soon&reached=lost&broker_id=-1&contacted=maybe&source=moon')).toEqual([]);
});
