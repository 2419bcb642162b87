import { expect } from 'storybook/test';
import { LandingScreen } from '#src/screens/public/landing/LandingScreen.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: LandingScreen });

/** The sections are in the specification's order. */
export const Whole = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Find a home in your city');
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Popular cities']);
  },
});
