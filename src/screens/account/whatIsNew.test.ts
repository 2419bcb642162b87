import { describe, expect, it } from 'vitest';
import { buildSavedHome, buildSavedSearch } from '#contract/fixtures/seeker.ts';
import { fallOf, whatIsNew } from './whatIsNew.ts';

const fallen = buildSavedHome({ expected_price: 7_850_000, price_when_saved: 8_400_000 });

describe('fallOf', () => {
  it.each([
    [550_000, fallen],
    [0, buildSavedHome({ price_when_saved: 7_000_000 })],
    [0, buildSavedHome({ ...fallen, state: 'gone' })],
    [0, buildSavedHome({ price_when_saved: null })],
    [0, buildSavedHome({ expected_price: null, price_when_saved: 8_400_000 })],
  ])('is %i', (rupees, home) => expect(fallOf(home)).toBe(rupees));
});

describe('whatIsNew', () => {
  const none = buildSavedSearch({ fresh: 0 });
  it.each([
    ['Nothing new since you last looked.', [], []],
    ['Nothing new since you last looked.', [buildSavedHome()], [none]],
    ['1 saved home is cheaper.', [fallen], [none]],
    ['2 saved homes are cheaper.', [fallen, fallen], []],
    ['1 new home came up.', [], [buildSavedSearch({ fresh: 1 })]],
    ['1 saved home is cheaper and 1,207 new homes came up.', [fallen], [buildSavedSearch({ fresh: 1207 }), none]],
    ['2 searches found new homes.', [], [buildSavedSearch({ fresh: 12 }), none, buildSavedSearch({ fresh: 7 })]],
  ])('%s', (words, homes, searches) => expect(whatIsNew(homes, searches)).toBe(words));
});
