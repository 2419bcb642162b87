import { expect } from 'storybook/test';
import { HomeLoan } from '#src/screens/public/home/HomeLoan.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeLoan });

export const Whole = meta.story({
  args: { price: 7_850_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('₹54,499 a month');
  },
});
