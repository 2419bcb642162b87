import { describe, expect, it } from 'vitest';
import { formatArea, formatFileSize, formatRupees } from './format';

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
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [340 * 1024, '340 KB'],
    [2.44 * 1024 * 1024, '2.4 MB'],
    [15 * 1024 * 1024, '15 MB'],
  ])('a file of %d bytes as %s', (bytes, shown) => {
    expect(formatFileSize(bytes)).toBe(shown);
  });
});
