import type { SavedHome, SavedSearch } from '#contract/seeker.ts';
import { formatNumber } from '#src/lib/format.ts';

/** How much less a saved home costs than when it was saved, in rupees; 0 if not less, or if no longer for sale. */
export const fallOf = ({ state, price_when_saved, expected_price }: SavedHome): number =>
  state === 'live' && price_when_saved && expected_price ? Math.max(0, price_when_saved - expected_price) : 0;

const counted = (count: number, one: string, several: string): string =>
  count === 0 ? '' : `${formatNumber(count)} ${count === 1 ? one : several}`;

/**
 * What is new in the account, in a sentence: 1 saved home is cheaper and 7 new homes came up. The new homes of several
 * searches are not added up, because one home may match several.
 */
export const whatIsNew = (homes: readonly SavedHome[], searches: readonly SavedSearch[]): string => {
  const fallen = homes.filter((home) => fallOf(home) > 0).length;
  const fresh = searches.map((search) => search.fresh).filter((count) => count > 0);
  const parts = [
    counted(fallen, 'saved home is cheaper', 'saved homes are cheaper'),
    fresh.length > 1
      ? `${formatNumber(fresh.length)} searches found new homes`
      : counted(fresh[0] ?? 0, 'new home came up', 'new homes came up'),
  ].filter(Boolean);
  return parts.length === 0 ? 'Nothing new since you last looked.' : `${parts.join(' and ')}.`;
};
