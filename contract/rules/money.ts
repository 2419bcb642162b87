const ones = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
] as const;
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'] as const;

export const LAKH = 100_000;
export const CRORE = 10_000_000;
const scales = [
  [CRORE, 'Crore'],
  [LAKH, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;

const words = (value: number): string[] => {
  if (value < 20) return value > 0 ? [ones[value] ?? ''] : [];
  if (value < 100) return [tens[Math.floor(value / 10)] ?? '', ...words(value % 10)];
  const [size, name] = scales.find(([min]) => value >= min) ?? scales[3];
  return [...words(Math.floor(value / size)), name, ...words(value % size)];
};

/**
 * Whole rupees in words, by Crore, Lakh and Thousand: 8450000 is 'Eighty Four Lakh Fifty Thousand'. Empty for 0 and for
 * anything but a whole number (specification 001, section 9).
 */
export const amountInWords = (rupees: number): string =>
  Number.isSafeInteger(rupees) && rupees > 0 ? words(rupees).join(' ') : '';

/** An amount as Cr (from one crore) or Lac, with two decimals: 11500000 is '1.15 Cr' (specification 001, section 9). */
export const crOrLac = (rupees: number): string =>
  rupees >= CRORE ? `${(rupees / CRORE).toFixed(2)} Cr` : `${(rupees / LAKH).toFixed(2)} Lac`;

/** The price of one unit of area: '₹0.06 Lac / Sq.ft.'; empty without a price or an area (specification 001, section 9). */
export const pricePerUnit = (rupees: number, area: number, unit: string): string =>
  rupees > 0 && area > 0 ? `₹${crOrLac(rupees / area)} / ${unit}` : '';

/** The same in whole rupees: '₹5,828 / Sq.ft.'; empty without a price or an area. */
export const rupeesPerUnit = (rupees: number, area: number, unit: string): string =>
  rupees > 0 && area > 0 ? `₹${Math.round(rupees / area).toLocaleString('en-IN')} / ${unit}` : '';

/** A price as cards and mails show it: '₹78.5 Lac', with a no-break space; 'Price on request' without one, or with 0. */
export const shortPrice = (rupees: number | null | undefined): string =>
  rupees
    ? `₹${crOrLac(rupees)
        .replace(/\.?0+ /, ' ')
        .replace(' ', '\u00a0')}`
    : 'Price on request';
