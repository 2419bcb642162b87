import type { PlaceView } from '#contract/homes/schemas.ts';
import { priceWords } from '#src/features/homes/homeWords.ts';
import { formatRupees } from '#src/lib/format.ts';

/** The name of a place: its locality, or the city. */
export const placeName = ({ city, locality }: Pick<PlaceView, 'city' | 'locality'>): string => locality ?? city;

/** What a place is about in a sentence: the prices of the homes that are shown, and what a square foot costs half of them. */
export const placeLine = ({ newest, quartiles }: PlaceView): string => {
  const prices = newest.flatMap(({ expected_price }) => expected_price || []);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const range =
    prices.length === 0
      ? ''
      : low === high
        ? `at ${priceWords(low)}`
        : `from ${priceWords(low)} to ${priceWords(high)}`;
  const [first, third] = quartiles ?? [];
  const half =
    first && third ? `Half ask between ${formatRupees(first)} and ${formatRupees(third)} a square foot.` : '';
  return [range && `The newest are ${range}.`, half].filter(Boolean).join(' ');
};
