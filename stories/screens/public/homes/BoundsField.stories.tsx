import { expect } from 'storybook/test';
import { BoundsField } from '#src/screens/public/homes/BoundsField.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: BoundsField });

export const AtMost = meta.story({
  args: { legend: 'Budget, in rupees', names: ['price_min', 'price_max'], values: [undefined, 8_000_000] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'At least' })).toHaveValue(null);
    await expect(canvas.getByRole('spinbutton', { name: 'At most' })).toHaveValue(8_000_000);
  },
});
