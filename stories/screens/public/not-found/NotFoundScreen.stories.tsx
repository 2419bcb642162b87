import { expect } from 'storybook/test';
import { NotFoundScreen } from '#src/screens/public/not-found/NotFoundScreen.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: NotFoundScreen });

/** The specification's text, with links to other pages. */
export const Helps = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a home' })).toHaveAttribute('href', '/landing');
  },
});
