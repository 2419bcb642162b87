import { expect } from 'storybook/test';
import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { PriceHistory } from '#src/screens/public/home/PriceHistory.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PriceHistory });

export const Whole = meta.story({
  args: { prices: buildHomeDetail().prices, today: Date.parse('2026-11-24T09:00:00.000Z') },
  play: async ({ canvas }) => {
    const prices = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(prices).toEqual([
      '3 Nov 2026₹78.5\u00a0Lac',
      '10 Oct 2026₹84\u00a0Lac',
      '14 Sept 2026, listed₹86\u00a0Lac',
    ]);
  },
});
