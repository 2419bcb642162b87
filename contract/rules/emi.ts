/** A loan: rupees borrowed, percent per year, years. */
export interface Loan {
  readonly principal: number;
  readonly rate: number;
  readonly years: number;
}

/** The cost of a loan in rupees, not rounded. */
export interface LoanCost {
  readonly monthly: number;
  readonly interest: number;
}

/**
 * The equated monthly instalment, paid at the end of each month: P·r / (1 − (1 + r)^−n), or P / n without interest. Zero when
 * nothing is borrowed or the term is 0.
 */
export const loanCost = ({ principal, rate, years }: Loan): LoanCost => {
  const months = Math.round(years * 12);
  if (!(principal > 0) || !(months > 0) || !(rate >= 0)) return { monthly: 0, interest: 0 };
  const monthlyRate = rate / 1200;
  // Uses logarithms, because for a tiny rate 1 − (1 + r)^−n would round to 0.
  const monthly =
    monthlyRate === 0 ? principal / months : (principal * monthlyRate) / -Math.expm1(-months * Math.log1p(monthlyRate));
  return { monthly, interest: Math.max(0, monthly * months - principal) };
};

/** What banks in India usually lend: four fifths of the price, over twenty years. */
export const USUAL_TERMS = { down: 20, rate: 8.5, years: 20 } as const;

/** The usual loan for a price in whole rupees. */
export const usualLoan = (price: number): Loan => ({
  principal: price - Math.round((price * USUAL_TERMS.down) / 100),
  rate: USUAL_TERMS.rate,
  years: USUAL_TERMS.years,
});
