import { expect, it } from 'vitest';
import { changeOf, changeOfTime, formatMinutes, formatShare } from './words.ts';

it('says a time in two units at most', () => {
  expect([0.4, 42, 60, 65, 1440, 3070].map(formatMinutes)).toEqual([
    '0 min',
    '42 min',
    '1 h',
    '1 h 5 min',
    '1 d',
    '2 d 3 h',
  ]);
});

it('says what is better, whichever way the number goes', () => {
  expect(changeOf(1846, 1589)).toEqual({ words: '+16.2%', since: 'from 1,589', better: true });
  expect(changeOf(214, 222)).toEqual({ words: '−3.6%', since: 'from 222', better: false });
  expect(changeOf(5, 0)).toEqual({ words: '', since: 'from 0' });
  expect(changeOfTime(42, 60)).toEqual({ words: '18 min sooner', since: 'than 1 h', better: true });
  expect(changeOfTime(61, 60).better).toBe(false);
  expect(changeOfTime(null, 60)).toEqual({ words: '', since: 'Before: 1 h' });
});

it('says a share', () => {
  expect([formatShare(1402, 1846), formatShare(96, 1846), formatShare(0, 0)]).toEqual(['76%', '5.2%', '0%']);
});
