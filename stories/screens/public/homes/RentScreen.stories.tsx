import { expect } from 'storybook/test';
import { homesQuery } from '#contract/homes/query.ts';
import { RentScreen } from '#src/screens/public/homes/RentScreen.tsx';
import preview from '#storybook/preview.tsx';

const query = homesQuery.cast({ q: '2 bhk malviya nagar', type: 'flat' });
const meta = preview.meta({ component: RentScreen, args: { query } });

export const None = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('No homes to rent here yet');
    await expect(canvas.getByRole('link', { name: 'Search homes for sale' })).toHaveAttribute(
      'href',
      '/homes?q=2+bhk+malviya+nagar&type=flat',
    );
  },
});
