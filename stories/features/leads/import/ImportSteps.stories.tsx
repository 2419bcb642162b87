import { expect } from 'storybook/test';
import { ImportSteps } from '#src/features/leads/import/ImportSteps.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: ImportSteps, args: { current: 2 } });

export const Second = meta.story({
  play: async ({ canvas }) => {
    const [file, match, last] = canvas.getAllByRole('listitem');
    await expect(file).toHaveTextContent('File done'.replace(' ', ''));
    await expect(match).toHaveAttribute('aria-current', 'step');
    await expect(last).toHaveTextContent('3Import');
  },
});
export const Phone = meta.story({ tags: ['full'], globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ tags: ['full'], globals: { scheme: 'dark' } });
