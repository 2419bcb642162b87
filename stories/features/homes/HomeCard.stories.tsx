import { expect } from 'storybook/test';
import { buildHomeRow } from '#contract/fixtures/homes.ts';
import { HomeCard } from '#src/features/homes/HomeCard.tsx';
import { inCardsPlace } from '#stories/samples/homeCard.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeCard, decorators: [inCardsPlace] });

export const Whole = meta.story({
  args: { home: buildHomeRow() },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/₹78.5\sLac/)).toBeVisible();
    await expect(canvas.getByText(/3\sBHK flat · 1,450\ssq ft/)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/homes/1-3-bhk-flat-near-amrapali-circle');
    const heart = canvas.getByRole('button', { name: /^Save/ });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
});

export const NewToday = meta.story({
  args: { home: buildHomeRow(), isNew: true },
  play: async ({ canvas }) => expect(canvas.getByText('New today')).toBeVisible(),
});

export const PriceFell = meta.story({ args: { home: buildHomeRow({ price_before: 8_400_000 }) } });

/** Without a photo, a drawing takes its place and says that it is one. */
export const NoPhoto = meta.story({
  args: {
    home: buildHomeRow({
      photo: null,
      photos: 0,
      expected_price: null,
      price_per_sqft: null,
      availability: 'under_construction',
      rera_status: 'not_applicable',
      title: 'Bougainvillea Residences with an extraordinarily long name',
      locality: 'Bougainvillea-Residences-Extraordinary',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Drawing, no photo yet')).toBeVisible();
    await expect(canvas.getByText('Price on request')).toBeVisible();
  },
});
