import type { PlaceView } from '#contract/homes/schemas.ts';
import { shortPrice } from '#contract/rules/money.ts';
import { formatRupees } from '#src/lib/format.ts';

/** The name of a place: its locality, or the city. */
export const placeName = ({ city, locality }: Pick<PlaceView, 'city' | 'locality'>): string => locality ?? city;

/**
 * A summary of a place: the price range of the homes shown, and the range of the middle half of prices per square foot.
 */
export const placeLine = ({ newest, quartiles }: PlaceView): string => {
  const prices = newest.flatMap(({ expected_price }) => expected_price || []);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const range =
    prices.length === 0
      ? ''
      : low === high
        ? `at ${shortPrice(low)}`
        : `from ${shortPrice(low)} to ${shortPrice(high)}`;
  const [first, third] = quartiles ?? [];
  const half =
    first && third ? `Half ask between ${formatRupees(first)} and ${formatRupees(third)} a square foot.` : '';
  return [range && `The newest are ${range}.`, half].filter(Boolean).join(' ');
};
