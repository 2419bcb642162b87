import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Wordmark } from '../../../src/ui/navigation/Wordmark';

const meta = preview.meta({ component: Wordmark, args: { to: '/' } });

export const LeadsHome = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nivaas' })).toHaveAttribute('href', '/');
  },
});
export const MarkAlone = meta.story({ args: { nameFrom: 4000 } });
