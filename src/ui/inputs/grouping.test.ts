import { describe, expect, it } from 'vitest';
import { caretAt, decimalOf, digitsOf, grouped } from './grouping.ts';

describe('grouping', () => {
  it.each([
    ['', ''],
    ['7', '7'],
    ['999', '999'],
    ['1450', '1,450'],
    ['8450000', '84,50,000'],
    ['123456789012', '1,23,45,67,89,012'],
    ['1450.75', '1,450.75'],
    ['1450.', '1,450.'],
    ['.5', '.5'],
  ])('shows %j as %j', (typed, shown) => {
    expect(grouped(typed)).toBe(shown);
    expect(decimalOf(shown)).toBe(typed);
  });

  it('keeps the digits, and one point', () => {
    expect(digitsOf('₹ 85,00,000 rupees')).toBe('8500000');
    expect(decimalOf('1a2.5.5')).toBe('12.55');
    expect(decimalOf('1,450.50 sq.ft.')).toBe('1450.50');
    expect(decimalOf('1,450 sq.ft.')).toBe('1450');
    expect(decimalOf('1.2.3.4.')).toBe('1.234');
  });

  it('finds the caret again between the commas', () => {
    expect(caretAt('84,50,000', 2, false)).toBe(2);
    expect(caretAt('84,50,000', 2, true)).toBe(3);
    expect(caretAt('84,50,000', 3, false)).toBe(4);
    expect(caretAt('84,50,000', 99, false)).toBe(9);
  });
});
