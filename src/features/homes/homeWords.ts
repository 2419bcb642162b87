import type { HomeRow } from '#contract/homes/schemas.ts';
import { groupOf } from '#contract/properties/typeGroups.ts';
import { LAKH, shortPrice } from '#contract/rules/money.ts';
import { propertyKind } from '#contract/rules/propertyTitle.ts';
import { formatArea, formatRupees } from '#src/lib/format.ts';

const NO_BREAK = '\u00a0';

/** A sum: below a lakh it is in rupees, because '₹0.04 Lac' says little. */
export const sumWords = (rupees: number): string => (rupees < LAKH ? formatRupees(rupees) : shortPrice(rupees));

/** A rate: ₹5,414 per sq ft. */
export const rateWords = (rupees: number): string => `${formatRupees(rupees)} per sq${NO_BREAK}ft`;

/** An area as people write it: 1,450 sq ft. */
export const areaWords = (area: number, unit: string | null): string => readUnits(formatArea(area, unit));

/** Replaces the form's unit (Sq.ft.) with what people write. */
export const readUnits = (text: string): string => text.replace('Sq.ft.', `sq${NO_BREAK}ft`);

/** Bedrooms in words: 3 BHK, 1 RK. */
export const bedroomWords = (count: string): string => (/^[\d.]+$/.test(count) ? `${count}${NO_BREAK}BHK` : count);

type Kind = Parameters<typeof propertyKind>[0] & { num_bedrooms: string | null };

/** A home's kind: 3 BHK flat, Commercial shop. */
export const kindWords = (home: Kind): string => {
  const kind = propertyKind(home);
  return home.num_bedrooms ? `${bedroomWords(home.num_bedrooms)} ${kind.toLowerCase()}` : kind;
};

/** A home's locality and city, without repetition: Vaishali Nagar, Jaipur. */
export const placeWords = ({ locality, city }: { locality: string | null; city: string | null }): string =>
  [...new Set([locality, city].flatMap((name) => name?.trim() || []))].join(', ');

const indianDay = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata', ...options });
const withYear = indianDay({ year: 'numeric' });
const withoutYear = indianDay({});

/** A day in India, the same on the server and in every browser: 3 Nov 2026. */
export const dayWords = (iso: string): string => withYear.format(new Date(iso));

/** The same without its year: 3 Nov. */
export const shortDay = (iso: string): string => withoutYear.format(new Date(iso));

type Rated = Pick<HomeRow, 'property_type' | 'price_per_sqft'>;

/**
 * How far a home's rate is from its locality's median, in words; undefined without both, and for land and commercial
 * premises, because the median is mostly that of residential homes.
 */
export const besideMedian = ({ property_type, price_per_sqft: rate }: Rated, median: number | null) => {
  if (!rate || !median || groupOf(property_type) !== 'residential') return undefined;
  const percent = Math.round((100 * (rate - median)) / median);
  if (percent === 0) return { percent, words: 'At the median' };
  return { percent, words: `${Math.abs(percent)}% ${percent < 0 ? 'below' : 'above'}` };
};

/** The last price change, if it was a fall: the price before, the time until which it held, and the difference. */
export const lastFall = (prices: readonly { at: string; price: number | null }[]) => {
  const [before, now] = prices.slice(-2);
  return before?.price && now?.price && now.price < before.price
    ? { before: before.price, until: now.at, less: before.price - now.price }
    : undefined;
};
