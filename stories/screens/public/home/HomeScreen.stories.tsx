import { expect } from 'storybook/test';
import { HomeScreen } from '#src/screens/public/home/HomeScreen.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeScreen });

/** The sections are in the specification's order. */
export const Whole = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Homes, found with care');
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      'Explore Jaipur',
      'High-demand projects',
      'Have a property to sell',
      'Apartments, Villas and more in Jaipur',
      'Your Real Estate Guide',
      'Recommended sellers',
      'Popular Owner Properties',
      'Blog and News',
    ]);
  },
});
