import { MOST_COUNTED } from '#contract/homes/choices.ts';
import { formatNumber } from '#src/lib/format.ts';

/** A count of homes: 1,240; above the most that a search counts 10,000+, even if the number is known. */
export const countWords = (count: number, more = count > MOST_COUNTED): string =>
  more ? `${formatNumber(MOST_COUNTED)}+` : formatNumber(count);

/** A count with its noun: 1 home, 1,240 homes, 10,000+ homes. */
export const homesWords = (count: number, more?: boolean): string =>
  `${countWords(count, more)} ${count === 1 ? 'home' : 'homes'}`;
