import { expect } from 'storybook/test';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { NotFound } from '../../../src/ui/feedback/NotFound';

const meta = preview.meta({ component: NotFound, parameters: inBothSchemes });

export const Plain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to the start' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Go to the start' })).toHaveAttribute('href', '/');
  },
});
