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
