import { expect } from 'storybook/test';
import { RouteFailed } from '#src/app/RouteFailed.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: RouteFailed });

export const Broken = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
});
