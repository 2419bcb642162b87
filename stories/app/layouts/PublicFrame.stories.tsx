import { expect } from 'storybook/test';
import { PublicFrame } from '#src/app/layouts/PublicFrame.tsx';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PublicFrame,
  args: { children: 'The page' },
  parameters: { ...framed(800), router: { path: '/', at: '/' } },
});

/** The navigation above the page, the footer below. */
export const Around = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('The page');
    await expect(canvas.getByRole('navigation', { name: 'Footer' })).toBeVisible();
  },
});
