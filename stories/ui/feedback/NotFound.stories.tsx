import { expect } from 'storybook/test';
import { NotFound } from '#src/ui/feedback/NotFound.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: NotFound, parameters: inBothSchemes });

export const Plain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to the start' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Go to the start' })).toHaveAttribute('href', '/');
  },
});
