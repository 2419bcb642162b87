import fc from 'fast-check';
import { ToWords } from 'to-words';
import { describe, expect, it } from 'vitest';
import { amountInWords, crOrLac, pricePerUnit, rupeesPerUnit, shortPrice } from './money.ts';

describe('amountInWords', () => {
  it.each([
    [8_450_000, 'Eighty Four Lakh Fifty Thousand'],
    [47_500_001, 'Four Crore Seventy Five Lakh One'],
    [1_000_000_000, 'One Hundred Crore'],
  ])('is right for %i', (rupees, words) => expect(amountInWords(rupees)).toBe(words));

  it.each([0, -5, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('is empty for %d', (rupees) =>
    expect(amountInWords(rupees)).toBe(''),
  );
});

// An independent implementation.
const indian = new ToWords({ localeCode: 'en-IN' });
const CRORE = 10_000_000;

/**
 * The library's words for the amount. It continues with Arab (100 Crore) and Kharab where the specification ends at Crore,
 * so the crores are converted separately.
 */
const independently = (rupees: number): string => {
  const crores = Math.floor(rupees / CRORE);
  const rest = rupees % CRORE;
  return [...(crores ? [indian.convert(crores), 'Crore'] : []), ...(rest ? [indian.convert(rest)] : [])].join(' ');
};

describe('any amount of at most twelve digits', () => {
  const amount = fc.oneof(
    fc.integer({ min: 0, max: 999_999_999_999 }),
    // Round amounts and their neighbours, the edge cases of the words.
    fc
      .tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 9 }), fc.integer({ min: -1, max: 1 }))
      .map(([zeros, digit, off]) => Math.max(0, digit * 10 ** zeros + off)),
  );

  it('has the same words in an independent library', () =>
    fc.assert(
      fc.property(amount, (rupees) => {
        expect(amountInWords(rupees)).toBe(independently(rupees));
      }),
      { examples: [[0], [1], [CRORE - 1], [CRORE], [1_000_000_000], [100_000_000_000], [999_999_999_999]] },
    ));

  it('is in Cr from one crore, otherwise in Lac, rounded to two decimals', () =>
    fc.assert(
      fc.property(amount, (rupees) => {
        const [figure = '', unit] = crOrLac(rupees).split(' ');
        expect(unit).toBe(rupees >= 10_000_000 ? 'Cr' : 'Lac');
        expect(figure).toMatch(/^\d+\.\d\d$/);
        // The error is at most half of the last digit.
        const step = unit === 'Cr' ? 100_000n : 1000n;
        const away = BigInt(figure.replace('.', '')) * step - BigInt(rupees);
        expect(2n * (away < 0n ? -away : away)).toBeLessThanOrEqual(step);
      }),
    ));
});

describe('crOrLac', () => {
  it.each([
    [10_000_000, '1.00 Cr'],
    [11_500_000, '1.15 Cr'],
    [9_999_999, '100.00 Lac'],
    [4_200_000, '42.00 Lac'],
    [5828, '0.06 Lac'],
  ])('shortens %i', (rupees, short) => expect(crOrLac(rupees)).toBe(short));
});

describe('shortPrice', () => {
  it.each([
    [11_000_000, '₹1.1\u00a0Cr'],
    [4_200_000, '₹42\u00a0Lac'],
    [10_000_000, '₹1\u00a0Cr'],
    [null, 'Price on request'],
    [0, 'Price on request'],
  ])('shortens the price %s', (price, short) => expect(shortPrice(price)).toBe(short));
});

describe('rupeesPerUnit', () => {
  it('names whole rupees in Indian grouping', () => {
    expect(rupeesPerUnit(8_450_000, 1450, 'Sq.ft.')).toBe('₹5,828 / Sq.ft.');
    expect(rupeesPerUnit(50_000_000, 2, 'Acre')).toBe('₹2,50,00,000 / Acre');
    expect(rupeesPerUnit(8_450_000, 0, 'Sq.ft.')).toBe('');
  });
});

describe('pricePerUnit', () => {
  it('names the price of one unit', () => expect(pricePerUnit(8_450_000, 1450, 'Sq.ft.')).toBe('₹0.06 Lac / Sq.ft.'));
  it('switches to crore where a unit is large', () =>
    expect(pricePerUnit(50_000_000, 2, 'Acre')).toBe('₹2.50 Cr / Acre'));
  it('is empty without a price or an area', () => {
    expect(pricePerUnit(0, 1450, 'Sq.ft.')).toBe('');
    expect(pricePerUnit(8_450_000, 0, 'Sq.ft.')).toBe('');
    expect(pricePerUnit(8_450_000, Number.NaN, 'Sq.ft.')).toBe('');
  });
});
