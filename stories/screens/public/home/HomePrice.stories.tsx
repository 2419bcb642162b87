import { expect } from 'storybook/test';
import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { HomePrice } from '#src/screens/public/home/HomePrice.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomePrice });

export const Whole = meta.story({
  args: { home: buildHomeDetail() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('13% below')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /a month: with a loan/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/#loan$/),
    );
  },
});

/** A locality with fewer than three homes has no median. */
export const WithoutMedian = meta.story({
  args: { home: buildHomeDetail({ locality_rate: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Locality median')).toBeNull();
  },
});
export const AboveMedian = meta.story({ args: { home: buildHomeDetail({ locality_rate: 4000, prices: [] }) } });
