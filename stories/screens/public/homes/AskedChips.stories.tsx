import { expect } from 'storybook/test';
import { AskedChips } from '#src/screens/public/homes/AskedChips.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: AskedChips,
  args: {
    asked: [
      { words: '3 BHK', without: '/homes?price_max=8000000' },
      { words: 'up to ₹80 Lac', without: '/homes?bedrooms=3' },
      { words: 'as text “park view”', without: '/homes?bedrooms=3&price_max=8000000', isText: true },
    ],
  },
});

export const Some = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Without 3 BHK' })).toHaveAttribute(
      'href',
      '/homes?price_max=8000000',
    );
  },
});
export const LongWords = meta.story({
  args: { asked: [{ words: `as text “${'bougainvillea'.repeat(12)}”`, without: '/homes', isText: true }] },
});
