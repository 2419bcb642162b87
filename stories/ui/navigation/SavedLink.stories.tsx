import { expect } from 'storybook/test';
import { SavedLink } from '#src/ui/navigation/SavedLink.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: SavedLink, args: { to: '/saved', count: 3 } });

export const Three = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Saved homes: 3' })).toHaveAttribute('href', '/saved');
  },
});
export const None = meta.story({
  args: { count: 0 },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Saved homes' })).toBeVisible(),
});
