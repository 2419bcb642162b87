import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords, crOrLac, pricePerUnit } from './money';

describe('amountInWords', () => {
  it.each([
    [1, 'One'],
    [19, 'Nineteen'],
    [40, 'Forty'],
    [105, 'One Hundred Five'],
    [999, 'Nine Hundred Ninety Nine'],
    [1000, 'One Thousand'],
    [99_999, 'Ninety Nine Thousand Nine Hundred Ninety Nine'],
    [100_000, 'One Lakh'],
    [8_450_000, 'Eighty Four Lakh Fifty Thousand'],
    [10_000_000, 'One Crore'],
    [47_500_001, 'Four Crore Seventy Five Lakh One'],
    [1_000_000_000, 'One Hundred Crore'],
    [
      999_999_999_999,
      'Ninety Nine Thousand Nine Hundred Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine',
    ],
  ])('says %i', (rupees, said) => expect(amountInWords(rupees)).toBe(said));

  it.each([0, -5, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('says nothing for %d', (rupees) =>
    expect(amountInWords(rupees)).toBe(''),
  );
});

// Read back word by word, as a person would: a way of its own to what the words must say.
const units =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const decades = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
const belowHundred = (spoken: readonly string[]): number =>
  spoken.reduce((sum, word) => sum + Math.max(units.indexOf(word), decades.indexOf(word) * 10), 0);
const rupeesIn = (spoken: readonly string[]): number => {
  for (const [name, size] of [
    ['Crore', 10_000_000],
    ['Lakh', 100_000],
    ['Thousand', 1000],
    ['Hundred', 100],
  ] as const) {
    const at = spoken.indexOf(name);
    if (at >= 0) return rupeesIn(spoken.slice(0, at)) * size + rupeesIn(spoken.slice(at + 1));
  }
  return belowHundred(spoken);
};

describe('any amount of at most twelve digits', () => {
  const amount = fc.oneof(
    fc.integer({ min: 1, max: 999_999_999_999 }),
    // Round ones and their neighbours, where words come and go.
    fc
      .tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 9 }), fc.integer({ min: -1, max: 1 }))
      .map(([zeros, digit, off]) => Math.max(1, digit * 10 ** zeros + off)),
  );

  it('reads back as itself from its words', () =>
    fc.assert(
      fc.property(amount, (rupees) => {
        expect(rupeesIn(amountInWords(rupees).split(' '))).toBe(rupees);
      }),
    ));

  it('is in Cr from one crore on, else in Lac, rounded to two decimals', () =>
    fc.assert(
      fc.property(amount, (rupees) => {
        const [figure = '', unit] = crOrLac(rupees).split(' ');
        expect(unit).toBe(rupees >= 10_000_000 ? 'Cr' : 'Lac');
        expect(figure).toMatch(/^\d+\.\d\d$/);
        // In whole rupees: half a step at most between what is said and what is.
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
  ])('shortens %i', (rupees, said) => expect(crOrLac(rupees)).toBe(said));
});

describe('pricePerUnit', () => {
  it('names the price of one unit', () => expect(pricePerUnit(8_450_000, 1450, 'Sq.ft.')).toBe('₹0.06 Lac / Sq.ft.'));
  it('switches to crore where a unit is large', () =>
    expect(pricePerUnit(50_000_000, 2, 'Acre')).toBe('₹2.50 Cr / Acre'));
  it('is silent without a price or an area', () => {
    expect(pricePerUnit(0, 1450, 'Sq.ft.')).toBe('');
    expect(pricePerUnit(8_450_000, 0, 'Sq.ft.')).toBe('');
    expect(pricePerUnit(8_450_000, Number.NaN, 'Sq.ft.')).toBe('');
  });
});
