/** A loan as its calculator asks for it: rupees borrowed, percent a year, years. */
export interface Loan {
  readonly principal: number;
  readonly rate: number;
  readonly years: number;
}

/** What a loan costs, in rupees, not rounded. */
export interface LoanCost {
  readonly monthly: number;
  readonly interest: number;
}

/**
 * The equated monthly instalment of a loan paid back at the end of each month: P·r / (1 − (1 + r)^−n). Without interest it is P / n.
 * Nothing borrowed, or no time to pay it back, costs nothing.
 */
export const loanCost = ({ principal, rate, years }: Loan): LoanCost => {
  const months = Math.round(years * 12);
  if (!(principal > 0) || !(months > 0) || !(rate >= 0)) return { monthly: 0, interest: 0 };
  const monthlyRate = rate / 1200;
  // By logarithms: 1 − (1 + r)^−n of a tiny rate would be rounded away.
  const monthly =
    monthlyRate === 0 ? principal / months : (principal * monthlyRate) / -Math.expm1(-months * Math.log1p(monthlyRate));
  return { monthly, interest: Math.max(0, monthly * months - principal) };
};
