import { expect } from 'storybook/test';
import { NotFound } from '#src/ui/feedback/NotFound.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: NotFound });

export const Plain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
});
