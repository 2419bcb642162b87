import { describe, expect, it } from 'vitest';
import { formatAgo, formatArea, formatDay, formatFileSize, formatRupees } from './format.ts';

describe('how values are shown', () => {
  it.each([
    [0, '₹0'],
    [999, '₹999'],
    [8_450_000, '₹84,50,000'],
    [999_999_999_999, '₹9,99,99,99,99,999'],
  ])('%d rupees as %s', (rupees, shown) => {
    expect(formatRupees(rupees)).toBe(shown);
  });

  it('an area with its unit', () => {
    expect(formatArea(1450, 'Sq. Yards')).toBe('1,450 Sq. Yards');
  });

  it.each([
    ['2026-11-21T11:59:30Z', 'just now'],
    ['2026-11-21T12:00:30Z', 'just now'],
    ['2026-11-21T11:48:00Z', '12 min ago'],
    ['2026-11-21T11:00:01Z', '59 min ago'],
    ['2026-11-20T12:00:01Z', '23 h ago'],
    ['2026-10-22T12:00:01Z', '29 d ago'],
    ['2026-10-22T12:00:00Z', '22 Oct 2026'],
  ])('%s, seen at noon of 21 November 2026, as %s', (iso, shown) => {
    expect(formatAgo(iso, Date.parse('2026-11-21T12:00:00Z'))).toBe(shown);
  });

  it.each([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [340 * 1024, '340 KB'],
    [2.44 * 1024 * 1024, '2.4 MB'],
    [15 * 1024 * 1024, '15 MB'],
  ])('a file of %d bytes as %s', (bytes, shown) => {
    expect(formatFileSize(bytes)).toBe(shown);
  });
});

describe('formatDay', () => {
  const now = new Date(2026, 10, 25, 15, 30).getTime();
  it.each([
    ['Today', new Date(2026, 10, 25, 0, 0)],
    ['Yesterday', new Date(2026, 10, 24, 23, 59)],
    ['Tomorrow', new Date(2026, 10, 26, 0, 0)],
    ['Saturday 21 November', new Date(2026, 10, 21, 12)],
    ['Wednesday 31 December 2025', new Date(2025, 11, 31, 12)],
  ])('%s', (words, day) => expect(formatDay(day.toISOString(), now)).toBe(words));
});
