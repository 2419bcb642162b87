import { describe, expect, it } from 'vitest';
import { loanCost } from './emi.ts';

const closedFormula = (principal: number, rate: number, years: number) => {
  const monthlyRate = rate / 1200;
  const grown = (1 + monthlyRate) ** (years * 12);
  return (principal * monthlyRate * grown) / (grown - 1);
};

describe('loanCost', () => {
  it.each([
    [5_000_000, 8.5, 20],
    [1_000_000, 10, 1],
    [7_880_000, 8.5, 30],
    [1, 15, 5],
    [999_999_999_999, 12.35, 25],
  ])('of %i at %f %% over %i years is the closed formula’s', (principal, rate, years) => {
    const { monthly, interest } = loanCost({ principal, rate, years });
    expect(monthly / closedFormula(principal, rate, years)).toBeCloseTo(1, 9);
    expect(interest).toBeCloseTo(monthly * years * 12 - principal, 3);
  });
  it('matches what banks quote', () =>
    expect(loanCost({ principal: 5_000_000, rate: 8.5, years: 20 }).monthly).toBeCloseTo(43_391.16, 2));
  it('pays itself back month by month', () => {
    const { monthly } = loanCost({ principal: 4_200_000, rate: 9.1, years: 15 });
    let owed = 4_200_000;
    for (let month = 0; month < 180; month += 1) owed = owed * (1 + 9.1 / 1200) - monthly;
    expect(owed).toBeCloseTo(0, 2);
  });
  it('without interest is the loan in equal instalments', () =>
    expect(loanCost({ principal: 1_200_000, rate: 0, years: 10 })).toEqual({ monthly: 10_000, interest: 0 }));
  it('at a tiny rate is close to that', () =>
    expect(loanCost({ principal: 1_200_000, rate: 1e-9, years: 10 }).monthly).toBeCloseTo(10_000, 4));
  it.each([
    [0, 8, 20],
    [-1, 8, 20],
    [100, 8, 0],
    [100, -1, 20],
    [Number.NaN, 8, 20],
    [100, Number.NaN, 20],
    [100, 8, Number.NaN],
  ])('of %f at %f %% over %f years is zero', (principal, rate, years) =>
    expect(loanCost({ principal, rate, years })).toEqual({ monthly: 0, interest: 0 }),
  );
});
